import Garfish from 'garfish';
import { showNav } from './nav';

const names = ['order', 'report'];

showNav(['/', ...names.map((name) => `/${name}`)]);

Garfish.run({
  domGetter: () => document.getElementById('subapp'),
  apps: names.map((name) => ({
    name,
    activeWhen: `/${name}`,
    entry: `https://${name}.example.com/`,
    cache: false,
  })),
});
