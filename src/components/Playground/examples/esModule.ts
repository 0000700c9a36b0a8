import { example } from './example';

export const esModule = example(
  'es-module',
  '原生 ES 模块：Vite 子应用',
  '/garfish-plugins/es-module.md',
  `import Garfish from 'garfish';
import { GarfishEsModule } from '@garfish/es-module';

// 没有这个插件，沙箱里的 import 是语法错误
Garfish.usePlugin(GarfishEsModule());

const app = await Garfish.loadApp('vite-app', {
  entry: '/demos/apps/vite-esm/index.htm',
  domGetter: '#subapp',
  cache: false,
});
console.log('mount', await app?.mount());
`,
);
