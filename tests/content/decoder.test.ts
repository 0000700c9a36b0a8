import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import engineRecord from '../../src/data/engineFacts/record.json';
import { readEntries } from '../../plugins/error-decoder/readEntries';
import { Decoder, mostCharacters, searchWords } from '../../src/messages/decode';
import { projectRoot } from '../../tools/projectRoot';
import { bundledByOthers, packageTemplates, unreachableMessages } from './distMessages';
import { matchesTemplate, parseEntries } from './errorEntries';
import { hole } from './errorMessages';

const [errors = '', others = '', issues = ''] = ['errors', 'errors/others', 'issues'].map((page) =>
  readFileSync(path.join(projectRoot, `docs/${page}.mdx`), 'utf8'),
);
const entries = readEntries(errors, issues, others);
const decoder = new Decoder(entries);
const documented = parseEntries(errors);

/** Templates with the anchors of the entries that quote them. */
const templates = [...packageTemplates, ...bundledByOthers.map(({ template }) => template)]
  // Every logger begins its lines so: by itself it says nothing.
  .filter((template) => !(template in unreachableMessages) && template !== 'ERROR:')
  .map((template) => ({
    template,
    places: documented
      .filter(({ texts }) => texts.some((text) => matchesTemplate(text, template)))
      .map(({ id }) => `errors#${id}`),
  }));

/** Values that Garfish prints there, where the page names them; elsewhere a name or an address. */
const values: Readonly<Record<string, string>> = {
  '"Window.<…>" will be overwritten by "garfish".': 'Garfish',
  '"provider" is "<…>".': 'undefined',
  '<…> application entry is not url: <…>': 'undefined',
  'Try to modify a read-only property <…>': 'Garfish',
  'Dynamic require of "<…>" is not supported': 'tty',
  "react bridge's dom-element-getter-helpers: el is an invalid dom element for application'<…>'. Expected HTMLElement, received <…>":
    'object',
  'garfish-vue-bridge: appOptions.el must be a string CSS selector, an HTMLElement, or not provided at all. Was given <…>':
    'number',
  "If appOptions.el is provided to garfish, the dom element must exist in the dom. Was provided as <…>.If use js as sub application entry resource please don't provider el options":
    'null',
};

function sample(template: string): string {
  return template.replaceAll(hole, values[template] ?? 'order');
}

/** Lines of consoles around a message, by what prints it. */
const dresses: Readonly<Record<string, (message: string) => string>> = {
  'Chromium, an uncaught rejection': (message) =>
    `Uncaught (in promise) Error: [Garfish warning]: ${message}\n` +
    '    at assert (https://host.example/assets/index-4fd1.js:1:5204)\n' +
    '    at async App.mount (https://host.example/assets/index-4fd1.js:3:811)',
  'Chromium, copied with its place': (message) => `index-4fd1.js:12 [Garfish warning]: ${message}`,
  'Chromium, with a time': (message) =>
    `20:14:03.112 core.js:512 Uncaught TypeError: ${message} at e (core.js:512:9)`,
  'Firefox, an uncaught rejection': (message) =>
    `Uncaught (in promise) Error: [Garfish warning]: ${message}\n` +
    '    assert https://host.example/assets/index-4fd1.js:1\n' +
    'mount@https://host.example/assets/index-4fd1.js:3:811\n',
  'Firefox, a warning with its place': (message) => `[Garfish warning]: ${message} index-4fd1.js:1:5204`,
  'Safari, an uncaught rejection': (message) =>
    `[Error] Unhandled Promise Rejection: Error: [Garfish warning]: ${message}\n` +
    '\t(anonymous function) (index-4fd1.js:1)\n\tasyncFunctionResume',
  'Safari, a warning': (message) => `[Warning] [Garfish warning]: ${message} (index-4fd1.js, line 12)`,
  'a logger': (message) => `[2026-11-22T20:14:03.112Z] [ERROR] ${message}`,
};

/** What other code says all day. */
const unrelated = `
[vite] connecting...
[vite] connected.
Download the React DevTools for a better development experience: https://react.dev/link/react-devtools
[HMR] Waiting for update signal from WDS...
GET https://host.example/favicon.ico 404 (Not Found)
Uncaught TypeError: app is not a constructor
Warning: Each child in a list should have a unique "key" prop.
Uncaught TypeError: Cannot read properties of undefined (reading 'map')
    at List (https://host.example/assets/list.js:20:14)
Uncaught TypeError: Cannot read properties of null (reading 'map')
Uncaught ReferenceError: cart is not defined
TypeError: n.filter is not a function
Error: Request failed with status code 500
AxiosError: timeout of 5000ms exceeded
DOMException: The user aborted a request.
[Violation] 'setTimeout' handler took 61ms
DataCloneError: Failed to execute 'pushState' on 'History': #<Object> could not be cloned.
Refused to load the font 'https://fonts.example/a.woff2' because it violates the Content Security Policy.
DevTools failed to load source map: Could not load content for https://host.example/a.js.map
[Deprecation] Listener added for a 'DOMNodeInserted' mutation event.
The resource https://host.example/a.css was preloaded using link preload but not used.
Error: Minified React error #310; visit https://react.dev/errors/310 for the full message
The order app is mounting its chart
Error: the operation was canceled by the user
the request hit a timeout twice
the provider is required in settings
package.json is not found in this folder
options should be reviewed
Unexpected token 'u', "undefined" is not valid JSON
Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of "text/plain".
npm error notarget No matching version found for react@99.0.0.
`.trim();

function longLog(message: string): string {
  const lines = unrelated.split('\n');
  const around = Array.from({ length: 100 }, (_, index) => lines[index % lines.length] ?? '').join('\n');
  return `${around}\n${message}\n${around}`;
}

const placesIn = (text: string): string[] => decoder.decode(text).map(({ entry }) => entry.place);

/** A page has several entries of the same words: any of them is right, also the question that quotes them. */
function isRight(found: readonly string[], places: readonly string[]): boolean {
  return found.some((place) => places.includes(place));
}

describe('what the decoder knows', () => {
  test('every entry of the index, and questions that quote messages', () => {
    const known = new Set(entries.map(({ place }) => place));
    expect(documented.filter(({ id }) => !known.has(`errors#${id}`))).toEqual([]);
    expect([...known].filter((place) => place.startsWith('issues#')).length).toBeGreaterThan(15);
  });

  test('says a cause and a solution for each, in words of the pages', () => {
    expect(entries.filter(({ cause, fix }) => cause === '' || fix === '')).toEqual([]);
    expect(entries.filter(({ cause, fix, check = '' }) => /<Fact|\]\(#/.test(cause + fix + check))).toEqual(
      [],
    );
  });

  test('takes the answer of the question that an entry points to', () => {
    const entry = entries.find(({ place }) => place === 'errors#provider-undefined');
    expect(entry?.fix).toContain('`umd`');
    expect(entry?.check).toContain('日志');
  });
});

describe.each(Object.entries(dresses))('%s', (_, dress) => {
  test('every message that the packages can produce is recognised', () => {
    expect(templates.length).toBeGreaterThan(120);
    const missed = templates.filter(
      ({ template, places }) => !isRight(placesIn(dress(sample(template))), places),
    );
    expect(missed).toEqual([]);
  });
});

/** Facts that failed in another engine because it words the message in its own way, with the entry of the message. */
const wordedByEngine = {
  'loader.custom-header-preflight': 'errors#failed-to-fetch',
  'es-module.vm-cannot': 'errors#import-outside',
  'sandbox.injected-redeclared': 'errors#exports-declared',
  'sandbox.protect-storage': 'errors#set-on-proxy',
  'preload-app.unregistered-throws': 'errors#preload-unregistered',
  'load-app.error-empty-dom-getter': 'errors#sub-app-before-load',
};

test.each(Object.values(engineRecord.engines))(
  '$engine prints messages in its own words',
  ({ different }) => {
    const failures: Readonly<Record<string, string>> = different;
    for (const [fact, place] of Object.entries(wordedByEngine)) {
      const printed = /(?:Input: |\+ (?:\[ \+ )?)(['"`])(?<message>.*?)\1(?:,| -|\s*$)/s.exec(
        failures[fact] ?? '',
      );
      expect(placesIn(printed?.groups?.['message'] ?? ''), `${fact}: ${failures[fact] ?? ''}`).toContain(
        place,
      );
    }
  },
);

test('every message is recognised inside a log of 200 lines, and nothing else is', () => {
  const wrong = templates.flatMap(({ template, places }) => {
    const found = placesIn(longLog(`Uncaught Error: [Garfish warning]: ${sample(template)}`));
    return found.length === 1 && isRight(found, places) ? [] : [{ template, found }];
  });
  expect(wrong).toEqual([]);
});

test('a log without such messages has none, line by line and as a whole', () => {
  expect(placesIn(unrelated)).toEqual([]);
  expect(unrelated.split('\n').flatMap((line) => placesIn(line))).toEqual([]);
  expect(searchWords(unrelated)).toBe('GET https://host.example/favicon.ico 404 (Not Found)');
});

/** Messages that have one answer: what they are, the message, the answer's place. */
function said(what: string, place: string, messages: readonly string[]): [string, string, string][] {
  return messages.map((message) => [what, message, place]);
}

test.each([
  ['a message that goes on in the next line', 'Invalid domGetter: \n #x.', 'errors#invalid-dom-getter'],
  ['another value', 'Error: [Garfish warning]: "provider" is "null".', 'errors#provider-undefined'],
  ['a chunk', 'ChunkLoadError: Loading chunk 7 failed.', 'issues#chunk-load-error'],
  ...said('no sub-app to mount', 'errors#load-app-null', [
    "Uncaught (in promise) TypeError: Cannot read properties of null (reading 'mount')",
    `Uncaught (in promise) TypeError: can't access property "mount", app is null`,
    "[Error] Unhandled Promise Rejection: TypeError: null is not an object (evaluating 'a.mount')",
  ]),
  ...said('half an address', 'errors#invalid-url', [
    "Uncaught TypeError: [Garfish warning]: Failed to construct 'URL': Invalid URL",
    'TypeError: [Garfish warning]: URL constructor: /api is not a valid URL.',
    'TypeError: [Garfish warning]: "/api" cannot be parsed as a URL.',
  ]),
  [
    'a navigation to where the reader is',
    'Uncaught (in promise) NavigationDuplicated: Avoided redundant navigation to current location: "/order?id=1".',
    'errors#navigation-duplicated',
  ],
  ...said('a node that was removed before', 'errors#null-node', [
    "Uncaught NotFoundError: Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node.",
    'NotFoundError: Node.removeChild: The node to be removed is not a child of this node',
    '[Error] NotFoundError: The object can not be found here.',
  ]),
  ...said('a page for a picture', 'issues#html-fallback', [
    'A resource is blocked by OpaqueResponseBlocking, please check browser console for details. a.png',
    'GET https://order.example/a.png net::ERR_BLOCKED_BY_ORB 200 (OK)',
  ]),
  ...said('a package that is not shared', 'issues#shared-deps', [
    "Uncaught TypeError: [Garfish warning]: Cannot read properties of undefined (reading 'createContext')",
    `TypeError: [Garfish warning]: can't access property "createContext", R is undefined`,
    "TypeError: [Garfish warning]: undefined is not an object (evaluating 'R.createContext')",
    'TypeError: [Garfish warning]: Class extends value undefined is not a constructor or null',
  ]),
  ...said('a page for an answer of an interface', 'issues#request-url', [
    `Uncaught (in promise) SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
    'SyntaxError: Unexpected token < in JSON at position 0',
    "[Error] Unhandled Promise Rejection: SyntaxError: JSON Parse error: Unrecognized token '<'",
  ]),
  ...said('Trusted Types', 'errors/others#trusted-types', [
    "This document requires 'TrustedHTML' assignment. The action has been blocked.",
    "TypeError: Failed to set the 'src' property on 'HTMLScriptElement': This document requires 'TrustedScriptURL' assignment.",
  ]),
  ...said('a federation', 'errors/others#federation-runtime', [
    'Uncaught (in promise) Error: [ Federation Runtime ]: Failed to load script resources. #RUNTIME-008',
    'Error: [ Federation Runtime ]: Invalid loadShareSync function call from runtime #RUNTIME-006',
  ]),
  ...said('two copies of React', 'issues#two-reacts', [
    "TypeError: Cannot read property 'useRef' of null",
    "TypeError: null is not an object (evaluating 't.useMemo')",
    'TypeError: can\'t access property "useContext", R is null',
    "TypeError: Cannot read properties of null (reading 'useInsertionEffect')",
    'Uncaught Error: Minified React error #321; visit https://react.dev/errors/321 for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
    `TypeError: can't access property "useState", r is null`,
    "TypeError: null is not an object (evaluating 'r.useState')",
  ]),
  ...said('a variable that only a bundler or Node.js has', 'errors#exports-undefined', [
    'Uncaught ReferenceError: require is not defined',
    "ReferenceError: Can't find variable: require",
  ]),
  ...said('a variable of Node.js', 'issues#process', [
    'Uncaught ReferenceError: global is not defined',
    "ReferenceError: Can't find variable: global",
  ]),
  ...said('a server that does not run', 'errors#failed-to-fetch', [
    'GET http://localhost:8081/ net::ERR_CONNECTION_REFUSED',
    'Failed to load resource: net::ERR_NAME_NOT_RESOLVED',
  ]),
  ...said('nodes of Vue that something else has removed', 'errors/others#vue-removed', [
    "Uncaught (in promise) TypeError: Cannot read properties of null (reading 'emitsOptions')",
    'TypeError: can\'t access property "parentNode", child is null',
    "TypeError: null is not an object (evaluating 'component.emitsOptions')",
    "TypeError: [Garfish warning]: Cannot destructure property 'bum' of 'e' as it is null.",
  ]),
  ...said('any status of single-spa', 'errors/others#single-spa', [
    "Uncaught TypeError: application 'app1' died in status SKIP_BECAUSE_BROKEN: Cannot read property 'bootstrap' of undefined",
    "Error: application 'app' died in status BOOTSTRAPPING: x",
  ]),
  ...said('Garfish in Node.js', 'issues#ssr', [
    "SyntaxError: Named export 'EventEmitter2' not found. The requested module 'eventemitter2' is a CommonJS module, which may not support all module.exports as named exports.",
    'ReferenceError: document is not defined',
    'ReferenceError: navigator is not defined',
  ]),
  ...said('hot updates', 'issues#hmr', [
    '[vite] failed to connect to websocket.',
    "WebSocket connection to 'ws://localhost:8080/ws' failed: ",
    'Firefox can’t establish a connection to the server at ws://localhost:8080/ws.',
    'Problem communicating active modules to the server: HTTP 404',
  ]),
  ...said('a library that is nowhere', 'errors/others#library-not-defined', [
    'Uncaught ReferenceError: jQuery is not defined',
    'Uncaught (in promise) ReferenceError: [Garfish warning]: $ is not defined',
    'ReferenceError: Vue is not defined app.8f3a1c.js:1:1',
    "[Error] ReferenceError: Can't find variable: React",
    "Uncaught TypeError: Cannot read properties of undefined (reading 'fn')",
  ]),
  ...said('storage that is full', 'errors/others#quota-exceeded', [
    "Uncaught QuotaExceededError: Failed to execute 'setItem' on 'Storage': Setting the value of '__Garfish__order__list' exceeded the quota.",
    'Uncaught QuotaExceededError: The quota has been exceeded.',
  ]),
  ...said('storage that is not allowed', 'errors/others#storage-denied', [
    "SecurityError: Failed to read the 'localStorage' property from 'Window': Access is denied for this document.",
    "Uncaught SecurityError: Failed to read the 'localStorage' property from 'Window': The document is sandboxed and lacks the 'allow-same-origin' flag.",
    "SecurityError: Window.localStorage getter: Forbidden in a sandboxed document without the 'allow-same-origin' flag.",
  ]),
  ...said('a service worker of a sub-app', 'errors/others#service-worker', [
    "SecurityError: Failed to register a ServiceWorker: The origin of the provided scriptURL ('http://localhost:8081') does not match the current origin ('http://localhost:8080').",
    "TypeError: Failed to register a ServiceWorker for scope ('http://localhost:8080/') with script ('http://localhost:8080/sw.js'): A bad HTTP response code (404) was received when fetching the script.",
    "SecurityError: Failed to register a ServiceWorker for scope ('http://localhost:8080/') with script ('http://localhost:8080/sw.js'): The script has an unsupported MIME type ('text/html').",
    "SecurityError: Failed to register a ServiceWorker for scope ('http://localhost:8080/') with script ('http://localhost:8080/order/sw.js'): The path of the provided scope ('/') is not under the max scope allowed ('/order/'). Adjust the scope, move the Service Worker script, or use the Service-Worker-Allowed HTTP header to allow the scope.",
    'SecurityError: ServiceWorkerContainer.register: Non-same-origin scope URL',
    "SecurityError: Script origin does not match the registering client's origin",
    'TypeError: ServiceWorker script at http://localhost:8080/sw.js for scope http://localhost:8080/ encountered an error during installation.',
  ]),
  ...said('an event of the sandbox', 'errors/others#event-view', [
    "Uncaught TypeError: Failed to construct 'KeyboardEvent': Failed to read the 'view' property from 'UIEventInit': Failed to convert value to 'Window'.",
    "TypeError: KeyboardEvent constructor: 'view' member of UIEventInit does not implement interface Window.",
  ]),
  ...said('a base path that is no regular expression', 'errors/others#basename-regexp', [
    'Uncaught SyntaxError: Invalid regular expression: /^/?/app(1/: Unterminated group',
    'Uncaught SyntaxError: Invalid regular expression: /^/?/c++/: Nothing to repeat',
    'Uncaught SyntaxError: Invalid regular expression: /^/?/[team/: Unterminated character class',
  ]),
  ...said('markup of a server that is not the same', 'errors/others#hydration', [
    'Uncaught Error: Minified React error #418; visit https://react.dev/errors/418?args[]=HTML&args[]= for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
    "Uncaught Error: Hydration failed because the server rendered HTML didn't match the client. As a result this tree will be regenerated on the client.",
    'Error: Hydration failed because the initial UI does not match what was rendered on the server.',
    'Hydration completed but contains mismatches.',
  ]),
  ...said('no place for Angular to render into', 'issues#no-root', [
    'RuntimeError: NG05104: The selector "app-root" did not match any elements',
    'ERROR Error: The selector "app-root" did not match any elements',
  ]),
  ...said('an Angular that wants zone.js', 'issues#angular-remount', [
    'Uncaught er: NG0908',
    'RuntimeError: NG0908: In this configuration Angular requires Zone.js',
    'Error: Zone.js has detected that ZoneAwarePromise `(window|global).Promise` has been overwritten.',
  ]),
  ...said('types of Garfish that are not there', 'errors/others#typescript', [
    "src/main.ts(3,8): error TS2339: Property 'Garfish' does not exist on type 'Window & typeof globalThis'.",
    "TS2339: Property '__GARFISH__' does not exist on type 'Window & typeof globalThis'.",
    "node_modules/@garfish/utils/dist/index.d.ts(2,25): error TS7016: Could not find a declaration file for module 'debug'. '/app/node_modules/debug/src/index.js' implicitly has an 'any' type.",
    "node_modules/@garfish/browser-vm/dist/index.d.ts(7,15): error TS2451: Cannot redeclare block-scoped variable 'WeakRef'.",
  ]),
  ...said('what is wrong with a registered app', 'errors/others#registered-app', [
    'Uncaught TypeError: Cannot add property basename, object is not extensible',
    'Uncaught (in promise) TypeError: Cannot add property rootPath, object is not extensible',
    'TypeError: can\'t define property "basename": Object is not extensible',
    'TypeError: Attempting to define property on object that is not extensible.',
    'Uncaught (in promise) URIError: URI malformed',
    'URIError: malformed URI sequence',
    'URIError: URI error',
  ]),
  ...said('other package managers', 'issues#install', [
    ' ERR_PNPM_NO_MATCHING_VERSION  No matching version found for @garfish/loader@1.19.12',
    `error Couldn't find any versions for "@garfish/loader" that matches "1.19.12"`,
  ]),
  ...said('a variable of Node.js', 'issues#process', [
    'Uncaught ReferenceError: process is not defined',
    "Uncaught (in promise) TypeError: [Garfish warning]: Cannot read properties of undefined (reading 'env')",
    `Uncaught TypeError: can't access property "env", process is undefined`,
    "TypeError: undefined is not an object (evaluating 'process.env')",
  ]),
  ...said('a page for a script', 'issues#html-fallback', [
    "Uncaught SyntaxError: Unexpected token '<' (at index-4fd1.js:1:1)",
    "SyntaxError: [Garfish warning]: Unexpected token '<'",
    "Uncaught SyntaxError: expected expression, got '<' index-4fd1.js:1:1",
  ]),
  ...said('a module that does not come', 'issues#dynamic-import', [
    'Uncaught (in promise) TypeError: Failed to fetch dynamically imported module: https://host.example/assets/List-4fd1.js',
    'Uncaught (in promise) TypeError: error loading dynamically imported module: https://host.example/assets/List-4fd1.js',
    '[Error] Unhandled Promise Rejection: TypeError: Importing a module script failed.',
    "[Error] Unhandled Promise Rejection: TypeError: 'text/html' is not a valid JavaScript MIME type.",
  ]),
  ...said('a policy', 'issues#csp', [
    `Uncaught EvalError: Refused to evaluate a string as JavaScript because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive: "script-src 'self'".`,
    'EvalError: call to eval() blocked by CSP',
  ]),
  ...said('no place to render into', 'issues#no-root', [
    'Uncaught Error: Minified React error #299; visit https://react.dev/errors/299 for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
    'Error: Minified React error #299; visit https://reactjs.org/docs/error-decoder.html?invariant=299 for the full message',
    'Invariant Violation: Minified React error #200; visit https://reactjs.org/docs/error-decoder.html?invariant=200 for the full message',
    '[Vue warn]: Cannot find element: #app',
  ]),
  ...said('a page for a script', 'issues#html-fallback', [
    `Failed to load module script: Expected a JavaScript module script but the server responded with a MIME type of "text/html". Strict MIME type checking is enforced for module scripts per HTML spec.`,
  ]),
  ...said('a module run as a script', 'errors#import-outside', [
    "Uncaught SyntaxError: Unexpected token 'export' (at index-4fd1.js:1:1)",
    "SyntaxError: [Garfish warning]: Cannot use 'import.meta' outside a module",
    'Uncaught SyntaxError: export declarations may only appear at top level of a module index-4fd1.js:1:1',
    "SyntaxError: Unexpected keyword 'export'",
    'Uncaught SyntaxError: import.meta may only appear in a module',
    'SyntaxError: import.meta is only valid inside modules.',
  ]),
  ...said(
    'a version that was not published',
    'issues#install',
    ['loader', 'utils'].map(
      (name) =>
        `npm error code ETARGET\nnpm error notarget No matching version found for @garfish/${name}@1.19.12.`,
    ),
  ),
  ...said('a header that is missing', 'issues#cors', [
    "Access to font at 'https://order.example/a.woff2' from origin 'https://host.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://order.example/. (Reason: CORS header ‘Access-Control-Allow-Origin’ missing). Status code: 200.',
    "已拦截跨源请求：同源策略禁止读取位于 https://order.example/ 的远程资源。（原因：CORS 头缺少 'Access-Control-Allow-Origin'）。状态码：200。",
    '[Error] Origin https://host.example is not allowed by Access-Control-Allow-Origin. Status code: 200',
  ]),
  ...said('a request without an answer', 'errors#failed-to-fetch', [
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://order.example/. (Reason: CORS request did not succeed). Status code: (null).',
    '已拦截跨源请求：同源策略禁止读取位于 https://order.example/ 的远程资源。（原因：CORS 请求未能成功）。状态码：(null)。',
    '[Error] Fetch API cannot load https://order.example/ due to access control checks.',
  ]),
  ...said('a header sent twice', 'errors#cors-multiple', [
    "Access to fetch at 'https://order.example/' from origin 'https://host.example' has been blocked by CORS policy: The 'Access-Control-Allow-Origin' header contains multiple values '*, *', but only one is allowed. Have the server send the header with a valid value.",
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://order.example/. (Reason: CORS header ‘Access-Control-Allow-Origin’ does not match ‘*, *’).',
    '[Error] Access-Control-Allow-Origin cannot contain more than one origin.',
  ]),
  ...said('a header of ours', 'errors#cors-header', [
    "Access to fetch at 'https://order.example/' from origin 'https://host.example' has been blocked by CORS policy: Request header field x-a is not allowed by Access-Control-Allow-Headers in preflight response.",
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at https://order.example/. (Reason: header ‘x-a’ is not allowed according to header ‘Access-Control-Allow-Headers’ from CORS preflight response).',
    '[Error] Request header field x-a is not allowed by Access-Control-Allow-Headers.',
  ]),
  ...said('cookies for any origin', 'issues#cookie', [
    "Access to fetch at 'https://order.example/' from origin 'https://host.example' has been blocked by CORS policy: The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.",
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at ‘https://order.example/’. (Reason: Credential is not supported if the CORS header ‘Access-Control-Allow-Origin’ is ‘*’).',
    '[Error] Cannot use wildcard in Access-Control-Allow-Origin when credentials flag is true.',
  ]),
  ...said('the local network', 'errors#local-network', [
    "Access to fetch at 'http://localhost:3000/' from origin 'https://host.example' has been blocked by CORS policy: Permission was denied for this request to access the `loopback` address space.",
    "Access to fetch at 'http://localhost:3000/' from origin 'http://host.example' has been blocked by CORS policy: The request client is not a secure context and the resource is in more-private address space `loopback`.",
  ]),
  ...said('an entry without http', 'errors#entry-protocol', [
    'core.js:12 Fetch API cannot load localhost:3000/. URL scheme "localhost" is not supported.',
    'Cross-Origin Request Blocked: The Same Origin Policy disallows reading the remote resource at localhost:3000/. (Reason: CORS request not http).',
    '[Error] Cross origin requests are only supported for HTTP.',
  ]),
  ...said('http on a page of https', 'issues#mixed-content', [
    ...['resource', 'script', 'stylesheet', 'image'].map(
      (kind) =>
        `Mixed Content: The page at 'https://host.example/' was loaded over HTTPS, but requested an insecure ${kind} 'http://order.example/a'. This request has been blocked; the content must be served over HTTPS.`,
    ),
    'Blocked loading mixed active content “http://order.example/”',
    '已阻止加载混合活动内容“http://order.example/”',
    '[Warning] [blocked] The page at https://host.example/ requested insecure content from http://order.example/. This content was blocked and must be served over HTTPS.',
  ]),
  ...said('a page for a file', 'issues#html-fallback', [
    "Refused to execute script from 'https://order.example/a.js' because its MIME type ('text/html') is not executable, and strict MIME type checking is enabled.",
    "Refused to apply style from 'https://order.example/a.css' because its MIME type ('text/html') is not a supported stylesheet MIME type, and strict MIME checking is enabled.",
    'The resource from “https://order.example/a.js” was blocked due to MIME type (“text/html”) mismatch (X-Content-Type-Options: nosniff).',
    'Loading module from “https://order.example/a.js” was blocked because of a disallowed MIME type (“text/html”).',
    'The stylesheet https://order.example/a.css was not loaded because its MIME type, “text/html”, is not “text/css”.',
    '[Error] Refused to execute https://order.example/a.js as script because "X-Content-Type-Options: nosniff" was given and its Content-Type is not a script MIME type.',
  ]),
  ...said('a chunk', 'issues#chunk-load-error', [
    'ChunkLoadError: Loading CSS chunk 480 failed.\n(error: https://order.example/480.css)',
    'ChunkLoadError: Loading CSS chunk src_List_tsx failed.\n(https://order.example/src_List_tsx.css)',
    'ChunkLoadError: Loading chunk report failed.\n(missing: https://order.example/report.6fd5.js)',
  ]),
  [
    'a style sheet of a module',
    'Uncaught (in promise) Error: Unable to preload CSS for /assets/List-4fd1.css',
    'issues#dynamic-import',
  ],
  ...said('peers of packages', 'issues#install', [
    'npm error code ERESOLVE\nnpm error ERESOLVE unable to resolve dependency tree\nnpm error\nnpm error peer react@"=18" from @garfish/bridge-react-v18@1.19.7',
    'npm ERR! ERESOLVE could not resolve',
    'npm warn ERESOLVE overriding peer dependency',
  ]),
  ...said('a policy for requests and styles', 'errors#csp-blocked', [
    `Connecting to 'https://order.example/' violates the following Content Security Policy directive: "connect-src 'self'". The action has been blocked.`,
    "Fetch API cannot load https://order.example/. Refused to connect because it violates the document's Content Security Policy.",
    `Applying inline style violates the following Content Security Policy directive 'style-src 'self''. Either the 'unsafe-inline' keyword, a hash ('sha256-…'), or a nonce ('nonce-...') is required to enable inline execution.`,
    "Content-Security-Policy: The page’s settings blocked the loading of a resource (connect-src) at https://order.example/ because it violates the following directive: “connect-src 'self'”",
    "Content-Security-Policy：由于违反下列指令：“connect-src 'self'”，此页面的设置已阻止加载一项位于 https://order.example/ 的资源（connect-src）",
    '[Error] Refused to connect to https://order.example/ because it does not appear in the connect-src directive of the Content Security Policy.',
  ]),
  ...said('a policy for what a sub-app shows', 'errors#csp-resource', [
    `Loading the font 'https://order.example/a.woff2' violates the following Content Security Policy directive: "default-src 'none'". Note that 'font-src' was not explicitly set, so 'default-src' is used as a fallback. The action has been blocked.`,
    `Refused to load the font 'https://order.example/a.woff2' because it violates the following Content Security Policy directive: "font-src 'self'".`,
    `Loading the font 'data:font/woff2;base64,${'d09GMg'.repeat(500)}' violates the following Content Security Policy directive: "font-src 'self'".`,
    `Loading the image 'https://order.example/a.png' violates the following Content Security Policy directive: "img-src 'self'". The action has been blocked.`,
    `Loading the stylesheet 'https://order.example/a.css' violates the following Content Security Policy directive: "style-src 'unsafe-inline'". Note that 'style-src-elem' was not explicitly set, so 'style-src' is used as a fallback. The action has been blocked.`,
    `Framing 'https://order.example/' violates the following Content Security Policy directive: "default-src 'none'". The request has been blocked. Note that 'frame-src' was not explicitly set, so 'default-src' is used as a fallback.`,
    "Content-Security-Policy: The page’s settings blocked the loading of a resource (font-src) at https://order.example/a.woff2 because it violates the following directive: “default-src 'none'”",
    "Content-Security-Policy：由于违反下列指令：“default-src 'none'”，此页面的设置已阻止加载一项位于 https://order.example/a.woff2 的资源（font-src）",
    '[Error] Refused to load https://order.example/a.woff2 because it appears in neither the font-src directive nor the default-src directive of the Content Security Policy.',
    '[Error] Refused to load https://order.example/a.css because it does not appear in the style-src directive of the Content Security Policy.',
  ]),
  ...said('a page that may not be framed', 'errors#frame-refused', [
    "Refused to display 'https://order.example/' in a frame because it set 'X-Frame-Options' to 'sameorigin'.",
    `Framing 'https://order.example/' violates the following Content Security Policy directive: "frame-ancestors 'self'". The request has been blocked.`,
    'The loading of “https://order.example/login” in a frame is denied by “X-Frame-Options“ directive set to “sameorigin“.',
    '由于“X-Frame-Options“指令设为“sameorigin“，已拒绝在框架中加载“https://order.example/login”',
    "Content-Security-Policy: The page’s settings blocked the loading of a resource (frame-ancestors) at <unknown> because it violates the following directive: “frame-ancestors 'self'”",
    '[Error] Refused to load https://order.example/login because it does not appear in the frame-ancestors directive of the Content Security Policy.',
  ]),
  ...said('a script that does not come', 'errors#script-loading-failed', [
    'Loading failed for the <script> with source “https://order.example/a.js”. index.html:12:1',
    '指向“https://order.example/a.js”的 <script> 加载失败。 index.html:12:1',
  ]),
  ...said('what is no address', 'errors#entry-not-a-url', [
    "TypeError: [Garfish warning]: Failed to execute 'fetch' on 'Window': Failed to parse URL from http://localhost:undefined/",
    "TypeError: Failed to execute 'fetch' on 'Window': Request cannot be constructed from a URL that includes credentials: http://user:word@order.example/",
    'TypeError: [Garfish warning]: Window.fetch: http:/// is not a valid URL.',
    'TypeError: [Garfish warning]: URL is not valid or contains user credentials.',
  ]),
  ...said('a node that is not there', 'errors#null-node', [
    "Uncaught TypeError: Cannot read properties of null (reading 'appendChild')",
    "TypeError: [Garfish warning]: Cannot set properties of null (setting 'innerHTML')",
    "Uncaught (in promise) TypeError: Cannot read properties of null (reading 'addEventListener')",
    `TypeError: [Garfish warning]: can't access property "appendChild", document.getElementById(...) is null`,
    "TypeError: null is not an object (evaluating 'document.querySelector('#root').innerHTML='x'')",
  ]),
  ...said('a method of another object', 'errors#illegal-invocation', [
    'Uncaught TypeError: Illegal invocation\n    at track (https://order.example/sdk.js:1:1)',
    "TypeError: Failed to execute 'fetch' on 'Window': Illegal invocation",
    "TypeError: 'querySelector' called on an object that does not implement interface Document.",
    'TypeError: Can only call EventTarget.addEventListener on instances of EventTarget',
    'TypeError: The Document.cookie getter can only be used on instances of Document',
  ]),
  ...said('a page for a style sheet', 'errors#correct-path', [
    '[Garfish warning]: styleManager.correctPath is not a function',
    'Uncaught TypeError: e.correctPath is not a function',
    "styleManager.correctPath is not a function. (In 'styleManager.correctPath()', 'styleManager.correctPath' is undefined)",
  ]),
  ...said('variables of Garfish', 'errors#exports-undefined', [
    'Uncaught ReferenceError: __GARFISH_EXPORTS__ is not defined',
    'Uncaught ReferenceError: exports is not defined',
    "ReferenceError: Can't find variable: __GARFISH_EXPORTS__",
  ]),
  ...said('an element', 'errors#element-defined-twice', [
    `NotSupportedError: Failed to execute 'define' on 'CustomElementRegistry': the name "order-list" has already been used with this registry`,
    "NotSupportedError: CustomElementRegistry.define: 'order-list' has already been defined as a custom element",
    'NotSupportedError: Cannot define multiple custom elements with the same tag name',
  ]),
  ...said('a worker', 'errors#worker-origin', [
    "SecurityError: Failed to construct 'Worker': Script at 'https://order.example/a.js' cannot be accessed from origin 'https://host.example'.",
    'Security Error: Content at https://host.example/ may not load data from https://order.example/a.js.',
  ]),
  ...said('what is no node', 'errors#not-a-node', [
    "TypeError: [Garfish warning]: Failed to execute 'contains' on 'Node': parameter 1 is not of type 'Node'.",
    'TypeError: [Garfish warning]: Node.contains: Argument 1 does not implement interface Node.',
  ]),
  ...said('an address that no route is for', 'issues#child-404', [
    `<Router basename="/react"> is not able to match the URL "/" because it does not start with the basename, so the <Router> won't render anything.`,
    'No routes matched location "/react/list"',
    '[Vue Router warn]: No match found for location with path "/vue/list"',
  ]),
  ...said('a certificate', 'errors/others#certificate', [
    'GET https://localhost:8081/ net::ERR_CERT_AUTHORITY_INVALID',
    'Failed to load resource: net::ERR_SSL_PROTOCOL_ERROR',
  ]),
  ...said('a script of another origin', 'errors/others#script-error', ['Script error.']),
  ...said('a frame', 'errors/others#cross-origin-frame', [
    `Uncaught DOMException: Blocked a frame with origin "http://localhost:8080" from accessing a cross-origin frame.`,
    `SecurityError: Failed to read a named property 'document' from 'Window': Blocked a frame with origin "https://host.example" from accessing a cross-origin frame.`,
    'SecurityError: Permission denied to access property "document" on cross-origin object',
  ]),
  ...said('an observer', 'errors/others#resize-observer', [
    'ResizeObserver loop completed with undelivered notifications.',
    'Uncaught ResizeObserver loop limit exceeded',
  ]),
  ...said('an endless recursion', 'errors/others#call-stack', [
    'Uncaught RangeError: Maximum call stack size exceeded',
    'InternalError: too much recursion',
  ]),
  ...said('a bare specifier', 'errors/others#bare-specifier', [
    'Uncaught TypeError: Failed to resolve module specifier "vue". Relative references must start with either "/", "./", or "../".',
    "TypeError: Failed to resolve module specifier '@vue/shared'",
    'Uncaught TypeError: The specifier “vue” was a bare specifier, but was not remapped to anything. Relative module specifiers must start with “./”, “../” or “/”.',
    "TypeError: Module name, 'vue' does not resolve to a valid URL.",
  ]),
  ...said('the preamble', 'errors/others#vite-preamble', [
    "Uncaught Error: @vitejs/plugin-react can't detect preamble. Something is wrong.",
    "Error: @vitejs/plugin-react-swc can't detect preamble. Something is wrong. See https://github.com/vitejs/vite-plugin-react/pull/11#discussion_r430879201",
  ]),
  ...said('React', 'errors/others#update-depth', [
    "Error: Maximum update depth exceeded. This can happen when a component calls setState inside useEffect, but useEffect either doesn't have a dependency array, or one of the dependencies changes on every render.",
    'Error: Minified React error #185; visit https://react.dev/errors/185 for the full message',
    'Error: Too many re-renders. React limits the number of renders to prevent an infinite loop.',
    'Error: Minified React error #301; visit https://react.dev/errors/301 for the full message',
  ]),
  ...said('no router', 'errors/others#router-context', [
    'Error: useNavigate() may be used only in the context of a <Router> component.',
    "TypeError: Cannot destructure property 'basename' of 'React10.useContext(...)' as it is null.",
    "Uncaught TypeError: Cannot destructure property 'basename' of 't.useContext(...)' as it is null.",
  ]),
  ...said('no store', 'errors/others#pinia', [
    `Uncaught Error: [🍍]: "getActivePinia()" was called but there was no active Pinia. Are you trying to use a store before calling "app.use(pinia)"?`,
    "Uncaught TypeError: Cannot read properties of undefined (reading '_s')",
    'TypeError: can\'t access property "_s", pinia is undefined',
    "TypeError: undefined is not an object (evaluating 'pinia._s')",
  ]),
  ...said('another framework', 'errors/others#single-spa', [
    "Uncaught Error: application 'order' died in status LOADING_SOURCE_CODE: [qiankun]: You need to export lifecycle functions in order entry",
    '[qiankun] Target container with #subapp not existed while order mounting!',
  ]),
  [
    'a place in a style sheet',
    '[Garfish warning]: https://a.test/x.css:1:5: selector missing',
    'errors#css-parser',
  ],
])('%s', (_, text, place) => {
  expect(placesIn(text)).toEqual([place]);
});

test('a page for a script: the answer holds with the syntax error, and without one', () => {
  const log = longLog("Uncaught SyntaxError: Unexpected token '<'");
  const answers = decoder.decode(log).map(({ entry }) => [entry.place, entry.cause]);
  expect(answers).toEqual([
    ['issues#html-fallback', expect.stringContaining('浏览器自己加载的脚本报语法错误')],
  ]);
});

test('a line is not told what the next one says by itself', () => {
  const log = `TypeError: Cannot read properties of undefined (reading 'foo')
Access to fetch at 'https://order.example/' from origin 'https://host.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`;
  expect(decoder.decode(log).map(({ entry, line }) => [entry.place, line.slice(0, 15)])).toEqual([
    ['issues#cors', 'Access to fetch'],
  ]);
});

test('no answer shows the tags of what stands in its page', () => {
  const withoutCode = (text = ''): string => text.replaceAll(/`+[^`]+`+/g, '');
  const tagged = entries.filter(({ cause, check, fix }) =>
    [cause, check, fix].some((text) => /<\/?\w/.test(withoutCode(text))),
  );
  expect(entries.length).toBeGreaterThan(100);
  expect(tagged.map(({ place }) => place)).toEqual([]);
});

test('what is pasted is bounded, whatever it is', () => {
  const message = 'Miss appName.\n';
  expect(placesIn(`${message}${'x'.repeat(5_000_000)}`)).toEqual(['errors#miss-appname']);
  expect(placesIn(`${'line\n'.repeat(1_000_000)}${message}`)).toEqual([]);
  expect(placesIn(`${' '.repeat(mostCharacters)}${message}`)).toEqual([]);
  expect(placesIn(`\u0000\u001B[31mMiss appName.\u0007`)).toEqual(['errors#miss-appname']);
  expect(searchWords('\u0000\n\u0007')).toBe('');
});
