/**
 * What the page itself may load, from now on. In the page's own `<meta>` element it would stand as `'self'`, which
 * WebKit lets match nothing in a document without an origin; the address has one, and is known only now.
 */
import { servedFrom } from '../../../runtime/page';

const own = `'self' ${servedFrom}`;

const meta = document.createElement('meta');
meta.httpEquiv = 'content-security-policy';
meta.content = [
  "default-src 'none'",
  // The reader's code and a native ES module without a sandbox are blobs; Garfish evaluates the sub-apps. No inline
  // script: frames that the code makes inherit this policy, so nothing runs in them.
  `script-src ${own} 'unsafe-eval' blob:`,
  `style-src ${own} 'unsafe-inline'`,
  `img-src ${own} data: blob:`,
  `font-src ${own} data:`,
  'connect-src data: blob:',
  // The sandbox allows forms, for their `submit` events: nothing is sent.
  "form-action 'none'",
].join('; ');
document.head.append(meta);
