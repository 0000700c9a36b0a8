import { example } from './example';

export const sandbox = example(
  'sandbox',
  '沙箱：变量、存储与样式',
  '/guide/sandbox',
  `import Garfish from 'garfish';

const app = await Garfish.loadApp('order', {
  entry: 'https://order.example.com/',
  domGetter: '#subapp',
  cache: false,
  sandbox: { strictIsolation: true }, // 再加一层 Shadow DOM
});
await app?.mount();

// app.global 是子应用看到的 window
if (app) app.global.answer = 42;
console.log('子应用里', app?.global.answer);
console.log('主应用里', Reflect.get(window, 'answer'));

app?.global.localStorage.setItem('token', 'abc');
console.log('真实的键', localStorage.key(localStorage.length - 1));

console.log('子应用的根', app?.rootElement?.getRootNode());
console.log('从主应用查找', document.querySelector('#subapp button'));
`,
);
