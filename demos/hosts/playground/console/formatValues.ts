import { cut } from '../../../untrusted';
import type { InspectedValue } from '../messages/protocol';
import { limits } from '../messages/readFrameMessage';
import { inspect } from './inspect';
import { parseTextStyle, type TextStyle } from './textStyle';

function inspectAll(values: readonly unknown[]): InspectedValue[] {
  if (values.length <= limits.values) return values.map(inspect);
  const shown = values.slice(0, limits.values - 1);
  const preview = `还有 ${values.length - shown.length} 个参数`;
  return [...shown.map(inspect), { kind: 'note', preview }];
}

function numberOf(value: unknown, parse: (text: string) => number): string {
  if (typeof value === 'bigint') return `${value}n`;
  try {
    return String(typeof value === 'symbol' ? Number.NaN : parse(String(value)));
  } catch {
    return 'NaN';
  }
}

/** Text and values in the order in which they stand, text that looks the same in one piece. */
class Pieces {
  readonly list: InspectedValue[] = [];
  style: TextStyle = {};

  addText(text: string): void {
    if (text === '') return;
    const last = this.list.at(-1);
    const isSame = last?.kind === 'string' && (last.style ?? {}) === this.style;
    const preview = cut((isSame ? last.preview : '') + text, limits.text);
    if (isSame) this.list.pop();
    this.list.push({ kind: 'string', preview, style: this.style });
  }

  add(directive: string, value: unknown): void {
    if (directive === 'c') this.style = parseTextStyle(typeof value === 'string' ? value : '');
    else if (directive === 'o' || directive === 'O') this.list.push(inspect(value));
    else if (directive === 's') this.addText(typeof value === 'string' ? value : inspect(value).preview);
    else if (directive === 'f') this.addText(numberOf(value, Number.parseFloat));
    else this.addText(numberOf(value, (text) => Number.parseInt(text, 10)));
  }

  /** One value for all of them. */
  toValue(): InspectedValue {
    const isPlain = (piece: InspectedValue): boolean =>
      piece.kind === 'string' && Object.keys(piece.style ?? {}).length === 0;
    const preview = cut(this.list.map((piece) => piece.preview).join(''), limits.text);
    if (this.list.every(isPlain)) return { kind: 'string', preview };
    const pieces = this.list.slice(0, limits.entries).map((value) => ({ key: '', value }));
    return { kind: 'text', preview, entries: pieces };
  }
}

/** What a call of `console.log` and its like prints: directives such as `%s` in the first text take the values after it. */
export function formatValues(values: readonly unknown[]): InspectedValue[] {
  const [format, ...rest] = values;
  if (typeof format !== 'string' || rest.length === 0) return inspectAll(values);
  const pieces = new Pieces();
  let end = 0;
  for (const { 0: found, 1: directive = '', index } of format.matchAll(/%([sdifoOc%])/g)) {
    if (directive !== '%' && rest.length === 0) break;
    pieces.addText(format.slice(end, index));
    end = index + found.length;
    if (directive === '%') pieces.addText('%');
    else pieces.add(directive, rest.shift());
  }
  if (end === 0) return inspectAll(values);
  pieces.addText(format.slice(end));
  return [pieces.toValue(), ...inspectAll(rest).slice(0, limits.values - 1)];
}
