/** Links and messages as somebody with bad intentions would write them, the same ones in every run. */
import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { checksum } from '../../../../src/components/Playground/program/checksum';

/** Always the same: a failure can be looked into. */
export const seed = 20_261_121;

/** Says so where it is executed. */
const payloads = [
  '<img src=x onerror="window.executed=1">',
  '<script>window.executed=1</script>',
  "');window.executed=1;('",
  'javascript:window.executed=1',
  '{{constructor.constructor("window.executed=1")()}}',
  '${window.executed=1}',
  '__proto__',
  'constructor',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '../../guide',
  '/%2f%2felsewhere.example',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '👩‍👩‍👧'.repeat(500),
  'x'.repeat(70_000),
  "domGetter: '#a'".repeat(2_000),
  '\n'.repeat(50_000),
];

export const hostileText = fc.oneof(
  fc.constantFrom(...payloads),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

const oddNumber = fc.constantFrom(0, -1, 0.5, 1e300, -1e300, 2 ** 53, Number.MIN_VALUE);

const hostileValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 1, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** Where a text belongs: mostly one, so that not all is refused. */
const text = fc.oneof({ weight: 9, arbitrary: hostileText }, { weight: 1, arbitrary: hostileValue });

/** A link that is as it should be, whatever is in it. */
export function toLink(json: string, version = 'v2'): string {
  const bytes = strToU8(json);
  return `#${version}.${checksum(bytes)}.${Buffer.from(deflateSync(bytes)).toString('base64url')}`;
}

const hostilePath = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...['main.ts', 'order/index.html', 'order/main.tsx', 'a/b/c.vue', 'constructor.ts'],
    ...[
      '../main.ts',
      '/main.ts',
      'order//x.ts',
      'order/../x.ts',
      'a\\b.ts',
      'C:/x.ts',
      'https://x.example/x.ts',
    ],
    ...['__proto__', '__proto__/x.ts', 'prototype', 'toString', '.env.ts', 'ORDER/x.ts', 'x.exe', 'x.ts/'],
  ),
);

/** As they should be, too many, or with what belongs into no project. */
const hostileFiles = fc.oneof(
  { weight: 3, arbitrary: fc.dictionary(hostilePath, fc.oneof(hostileText, hostileValue), { maxKeys: 5 }) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.dictionary(hostilePath, hostileText, { maxKeys: 2 }), hostileText)
      .map(([files, main]) => ({ 'main.ts': main, ...files })),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 30, max: 300 })
      .map((count) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}.ts`, '']))),
  },
  { weight: 1, arbitrary: hostileValue },
);

const hostileProgram = fc.record(
  {
    files: hostileFiles,
    app: fc.oneof(hostileValue, fc.constant('vanilla')),
    address: fc.oneof(hostileValue, fc.constant('/')),
    __proto__: hostileValue,
    extra: hostileValue,
  },
  { requiredKeys: ['files'] },
);

/** Nothing is wrong with it but what stands in its files: it is opened. */
const openedProgram = fc
  .dictionary(
    fc.constantFrom(
      'order/index.html',
      'order/main.tsx',
      'order/App.vue',
      'order/style.css',
      'nav.ts',
      'data.json',
    ),
    hostileText,
    { maxKeys: 4 },
  )
  .chain((files) =>
    hostileText.map((main) => ({ files: { ...files, 'main.ts': main }, app: 'vanilla', address: '/' })),
  );

/** Of the time when a program was one file. */
const hostileOldProgram = fc.record(
  {
    code: fc.oneof(hostileValue, fc.constant("console.log('x');")),
    app: fc.oneof(hostileValue, fc.constant('vanilla')),
    address: fc.oneof(hostileValue, fc.constant('/')),
    __proto__: hostileValue,
    extra: hostileValue,
  },
  { requiredKeys: [] },
);

const bomb = fc
  .integer({ min: 1, max: 8 })
  .map((megabytes) =>
    Buffer.from(deflateSync(new Uint8Array(megabytes * 1e6).fill(32))).toString('base64url'),
  );

export const hostileLink = fc.oneof(
  { weight: 12, arbitrary: openedProgram.map((program) => toLink(JSON.stringify(program))) },
  { weight: 12, arbitrary: hostileProgram.map((program) => toLink(JSON.stringify(program))) },
  { weight: 6, arbitrary: hostileOldProgram.map((program) => toLink(JSON.stringify(program), 'v1')) },
  { weight: 3, arbitrary: fc.json({ maxDepth: 6 }).map((json) => toLink(json)) },
  { weight: 2, arbitrary: hostileText.map((json) => toLink(json)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('v1', 'v2', '', 'v1.v1'), fc.base64String(), fc.base64String({ maxLength: 200 }))
      .map((parts) => `#${parts.join('.')}`),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom('', 'A', '-', '_', '=', '中')).map(([at, other]) => {
      const link = toLink('{"code":"","app":"vanilla","address":"/"}');
      const place = 1 + (at % (link.length - 1));
      return link.slice(0, place) + other + link.slice(place + 1);
    }),
  },
  { weight: 1, arbitrary: bomb.map((packed) => `#v2.1.${packed}`) },
);

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.record(
    {
      kind: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom('string', 'object', 'note', 'table', 'text') },
        { weight: 1, arbitrary: hostileValue },
      ),
      preview: text,
      style: fc.oneof(
        fc.record({ color: text, backgroundColor: text, backgroundImage: text, position: text }),
        hostileValue,
      ),
      entries: fc.oneof(
        { maxDepth: 4 },
        hostileValue,
        fc.array(fc.record({ key: text, value: tie('value') }), { maxLength: 4 }),
      ),
    },
    { requiredKeys: ['kind', 'preview'] },
  ),
})).value;

const position = fc.oneof(
  fc.record({ file: text, line: fc.oneof(fc.nat(), oddNumber), column: fc.nat() }),
  hostileValue,
);

const event = fc.record({
  id: fc.oneof(fc.nat(), hostileValue),
  kind: fc.oneof(fc.constantFrom('hook', 'call'), hostileValue),
  time: fc.oneof(fc.nat(), oddNumber, hostileValue),
  name: text,
  arguments: fc.oneof(fc.array(fc.record({ name: text, value: text })), hostileValue),
});

/** Of the right type, with wrong or huge contents; now and then anything at all. */
export const hostileMessage: fc.Arbitrary<unknown> = fc.oneof(
  fc.record(
    {
      type: fc.constant('console'),
      level: fc.oneof(fc.constantFrom('log', 'error'), hostileValue),
      values: fc.oneof(fc.array(value, { maxLength: 30 }), hostileValue),
      position,
      depth: fc.oneof(fc.nat(), oddNumber, hostileValue),
      group: fc.oneof(fc.constantFrom('open', 'collapsed'), hostileValue),
      stack: fc.oneof(fc.array(fc.record({ name: text, position }), { maxLength: 60 }), hostileValue),
    },
    { requiredKeys: ['type', 'level', 'values'] },
  ),
  fc.record({
    type: fc.constant('waiting'),
    requests: fc.oneof(fc.nat(), oddNumber, hostileValue),
    url: text,
    mounting: fc.oneof(fc.array(text, { maxLength: 30 }), hostileValue),
  }),
  fc.record(
    {
      type: fc.constant('failure'),
      kind: fc.oneof(fc.constantFrom('exception', 'rejection'), hostileValue),
      message: text,
      position,
    },
    { requiredKeys: ['type', 'kind', 'message'] },
  ),
  fc.record({ type: fc.constant('lifecycle'), event: fc.oneof(event, hostileValue) }),
  fc.record({
    type: fc.constant('address'),
    path: text,
    canGoBack: fc.oneof(fc.boolean(), hostileValue),
    canGoForward: fc.boolean(),
  }),
  fc.record({ type: fc.constant('ended'), isComplete: fc.oneof(fc.boolean(), hostileValue) }),
  fc.record({ type: fc.constant('request'), id: hostileValue, url: hostileValue }),
  fc.record({ type: hostileValue, playground: fc.constant('ready') }),
  fc.jsonValue(),
);

/** What no JSON holds, but a message may. */
export const hostileClone = fc.oneof(
  hostileMessage,
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
);
