import { isFields } from '../../../untrusted';

const color = /^(?:[a-z]{3,24}|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/deg-]{1,40}\))$/i;

/** What `%c` may change, each with the values that it takes: nothing that moves, hides or loads. */
const allowed = {
  color,
  backgroundColor: color,
  fontWeight: /^(?:normal|bold|bolder|lighter|[1-9]00)$/,
  fontStyle: /^(?:normal|italic|oblique)$/,
  textDecoration: /^(?:none|underline|line-through|overline)$/,
} as const;

type Property = keyof typeof allowed;

export type TextStyle = Readonly<Partial<Record<Property, string>>>;

const properties: ReadonlyMap<string, Property> = new Map([
  ['color', 'color'],
  ['background', 'backgroundColor'],
  ['background-color', 'backgroundColor'],
  ['font-weight', 'fontWeight'],
  ['font-style', 'fontStyle'],
  ['text-decoration', 'textDecoration'],
]);

const maximumCss = 500;

/** Reads declarations as `%c` gets them; those that are not allowed are left out. */
export function parseTextStyle(css: string): TextStyle {
  const style: Partial<Record<Property, string>> = {};
  for (const declaration of css.slice(0, maximumCss).split(';')) {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    const property = properties.get(name.toLowerCase());
    if (property && allowed[property].test(value)) style[property] = value;
  }
  return style;
}

/** Reads the style of a message: what is allowed of it, and nothing else. */
export function readTextStyle(value: unknown): TextStyle | undefined {
  if (!isFields(value)) return undefined;
  const list = [...new Set(properties.values())].flatMap((name) => {
    const found = Object.hasOwn(value, name) ? value[name] : undefined;
    return typeof found === 'string' && allowed[name].test(found) ? [[name, found] as const] : [];
  });
  return list.length > 0 ? Object.fromEntries(list) : undefined;
}
