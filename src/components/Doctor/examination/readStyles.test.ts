import { expect, test } from 'vitest';
import { addressesIn } from './readStyles';

test('a style sheet names its pictures and fonts by its own address', () => {
  const css = `
    a { background: url(./one.png) no-repeat, url( "two.svg" ); }
    @font-face { src: url('/fonts/three.woff2') format('woff2'); }
    /* @font-face { src: url(./gone.woff2); } */
    i { background: url("https://[*/"); background: url("data:image/*,") /* url(gone.png) */ }
    b { background: url(data:image/gif;base64,R0lGOD); mask: url(#shape); background: url(); }
  `;
  expect(addressesIn(css, 'http://localhost:5173/assets/main.css')).toEqual([
    'http://localhost:5173/assets/one.png',
    'http://localhost:5173/assets/two.svg',
    'http://localhost:5173/fonts/three.woff2',
  ]);
  expect(addressesIn('a { } /* url(gone.png)', 'http://localhost:5173/')).toEqual([]);
});
