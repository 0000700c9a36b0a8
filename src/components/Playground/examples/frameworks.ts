import { programOf } from '../program/program';
import { subAppFiles } from '../templates';
import type { Example } from './example';

const main = `import Garfish from 'garfish';

const paths = ['/react', '/vue'];

for (const path of paths) {
  const button = document.createElement('button');
  button.textContent = path;
  button.addEventListener('click', () => Garfish.router.push({ path }));
  document.body.prepend(button, ' ');
}

Garfish.run({
  basename: '/',
  domGetter: '#subapp',
  apps: [
    // 入口由同名的文件夹应答：react/index.html、vue/index.html
    { name: 'react', activeWhen: '/react', entry: 'https://react.example.com/' },
    { name: 'vue', activeWhen: '/vue', entry: 'https://vue.example.com/' },
  ],
  afterMount: (appInfo) => console.log('已挂载', appInfo.name),
});
`;

export const frameworks: Example = {
  id: 'frameworks',
  title: 'React 与 Vue：按路由切换，源码都在这里',
  page: '/guide/demo',
  program: programOf('', {
    files: { 'main.ts': main, ...subAppFiles('react', 'react'), ...subAppFiles('vue', 'vue') },
    address: '/react',
  }),
};
