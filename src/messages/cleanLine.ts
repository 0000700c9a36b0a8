/** What consoles, loggers and browsers write in front of a message, and a line can have several. */
const prefixes: readonly RegExp[] = [
  // What is not a letter, a digit or the beginning of a quotation: signs of a log, colours of a terminal.
  /^(?:\u001B?\[\d+(?:;\d+)*m|[\s>•·|–—❌✖⚠\uFE0F]+|-+ )/iu,
  /^\[?\d{4}-\d\d-\d\d(?:[t ][\d:.,]+(?:z|[+-]\d\d:?\d\d)?)?\]?/i,
  /^\[?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?\]?(?= )/i,
  /^\[(?:error|warning|warn|log|info|debug)\]/i,
  /^(?:error|warning|warn)(?= +(?:in|\[))/i,
  // Levels of loggers, which messages do not begin with in capitals.
  /^(?:ERR|ERROR|WARN|WARNING|INFO|DEBUG|FATAL|TRACE):?(?= )/,
  // Chromium calls an error by its class, of which a minifier leaves a letter or two: `Uncaught er: …`.
  /^uncaught(?: exception)?:?(?: \(in promise\))?(?: \w\w?:(?= ))?/i,
  /^\(in promise\)/i,
  /^unhandled ?(?:promise )?rejection:?/i,
  // Nobody else writes this: whatever stands before it is dress.
  /^.*\[garfish warning\]:?/i,
  /^[a-z]*(?:error|exception):/i,
  // `app.js:12:3`, `(index):12`, `VM101:4`, `https://example.com/a.css:1:5:`
  /^(?:(?:https?|file|webpack|webpack-internal|blob):\S+?|[\w@.~/-]+\.\w+(?:\?\S*?)?|\(index\)|vm\d+)(?::\d+){1,2}:?(?= |$)/i,
];

/** Where it happened, as browsers and readers write it behind a message. */
const suffixes: readonly RegExp[] = [
  /\s+\(?(?:https?:\/\/|blob:)\S+?(?::\d+){1,2}\)?$/i,
  /\s+[\w@.~/-]+\.(?:m?js|tsx?|jsx|vue|html?)(?:\?\S*)?(?::\d+){1,2}$/i,
  /\s+\([\w@.~/-]+, line \d+\)$/i,
  /\s+at \S+ \([^()]*(?::\d+){1,2}\)$/i,
  /\s+\(at \S+?(?::\d+){1,2}\)$/i,
];

const invisible = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F\u200B-\u200F\u2028\u2029\uFEFF]/g;

const chromiumReads = (value: string, name: string): string =>
  `cannot read properties of ${value} (reading '${name}')`;

/** What engines, and Chromium at other times, say in other words than Chromium says now. */
const wordings: readonly (readonly [RegExp, string])[] = [
  // Firefox, reading and setting alike.
  [/can't access property "(.*?)", .* is (null|undefined)/i, chromiumReads('$2', '$1')],
  // WebKit quotes the expression: of `app.node.innerHTML='x'` the last name is meant.
  [
    /(null|undefined) is not an object \(evaluating '(?:[^=]*\.)?([^.=' ]+?)(?: ?[(=].*)?'\)/i,
    chromiumReads('$1', '$2'),
  ],
  [/undefined is not a function \(near '\.{3}(?:.*\.)?(\w+)\.{3}'\)/i, '$1 is not a function'],
  [/can't find variable: (\S+)/i, '$1 is not defined'],
  [/cannot (?:read|set) property '(.*?)' of (null|undefined)/i, chromiumReads('$2', '$1')],
  [/cannot set properties of (null|undefined) \(setting '(.*?)'\)/i, chromiumReads('$1', '$2')],
];

/** A message in the one wording that messages are compared in, whichever engine printed it. */
export function inOneWording(message: string): string {
  return wordings.reduce((text, [pattern, wording]) => text.replace(pattern, wording), message);
}

function strip(line: string, patterns: readonly RegExp[]): string {
  let rest = line;
  for (let before = ''; before !== rest;) {
    before = rest;
    for (const pattern of patterns) rest = rest.replace(pattern, '').trim();
  }
  return rest;
}

/** Whether a line is a frame of a stack, as Chromium (`at f (…)`) or Firefox and Safari (`f@https://…`) print it. */
export function isFrame(line: string): boolean {
  return /^\s*(?:at (?:async )?.*(?::\d+\)?|<anonymous>\)?|native\)?|\(native code\))$|\S*@(?:https?:|file:|blob:|\[native code\]|webpack))/.test(
    line,
  );
}

/**
 * The message of a line of a console, without what was put in front of it and behind it.
 *
 * in:  `12:03:11.512 app.js:12 Uncaught (in promise) TypeError: [Garfish warning]: Failed to fetch`
 * out: `Failed to fetch`
 */
export function stripLine(line: string): string {
  const plain = line.replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();
  return strip(strip(plain, prefixes), suffixes);
}

/** The message of a line as messages are compared: in one wording and lower case. */
export function cleanLine(line: string): string {
  return inOneWording(stripLine(line)).toLowerCase();
}
