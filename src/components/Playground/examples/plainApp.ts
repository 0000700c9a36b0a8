import { programOf } from '../program/program';
import { subAppFiles } from '../templates';
import type { Example } from './example';

const main = `import Garfish from 'garfish';

// 由文件夹 order 应答；改它的代码，再运行一次
const app = await Garfish.loadApp('order', {
  entry: 'https://order.example.com/',
  domGetter: '#subapp',
  cache: false,
});
console.log('mount', await app?.mount());
`;

export const plainApp: Example = {
  id: 'provider',
  title: '写一个子应用：不用框架的 provider',
  page: '/api/provider',
  program: programOf('', { files: { 'main.ts': main, ...subAppFiles('plain', 'order') } }),
};
