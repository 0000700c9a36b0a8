/**
 * What components say about the page, kept in `<head>`: in browsers in place of react-helmet-async, which takes 4 kB for
 * options that Docusaurus does not use. The rules are its own: what is mounted later wins, elements that the server wrote
 * carry `data-rh`.
 */
import { Children, Fragment, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

interface Element {
  type: string;
  attributes: Attributes;
  text: string;
}

/** What each component has to say, in the order in which they came. */
const contents = new Map<object, ReactNode>();

const attributeNames: Readonly<Record<string, string>> = {
  charSet: 'charset',
  className: 'class',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/** Elements of which there may be several. */
const listed = ['base', 'link', 'meta', 'noscript', 'script', 'style'];

function elementsOf(children: ReactNode): Element[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children: inside, ...attributes } = child.props;
    if (child.type === Fragment) return elementsOf(inside);
    const text = Children.toArray(inside)
      .filter((each) => typeof each !== 'object')
      .join('');
    return typeof child.type === 'string' ? [{ type: child.type, attributes, text }] : [];
  });
}

/** What an element is about: of two with the same subject the later component's stays. */
function subjectOf({ type, attributes, text }: Element): string {
  if (!listed.includes(type)) return `${type} ${Object.keys(attributes).join()}`;
  const { name, property, itemProp, rel, href, src } = attributes;
  const about = type === 'link' && rel === 'canonical' ? rel : (name ?? property ?? itemProp ?? href ?? src);
  return `${type} ${String(about ?? text)}`;
}

/** Only what differs: when the language is set, even to what it was, the browser computes every element's style anew. */
function setAttributes(element: globalThis.Element, attributes: Attributes): void {
  for (const [property, value] of Object.entries(attributes)) {
    const name = attributeNames[property] ?? property;
    if (value !== undefined && element.getAttribute(name) !== String(value))
      element.setAttribute(name, String(value));
  }
}

function createNode({ type, attributes, text }: Element): HTMLElement {
  const node = document.createElement(type);
  setAttributes(node, attributes);
  node.textContent = text;
  node.setAttribute('data-rh', 'true');
  return node;
}

/** Leaves alone what stands there already: a style sheet put there anew would be loaded anew. */
function updateList(wanted: readonly Element[]): void {
  const standing = [...document.head.querySelectorAll(`:is(${listed.join()})[data-rh]`)];
  for (const element of wanted) {
    const node = createNode(element);
    const index = standing.findIndex((each) => each.isEqualNode(node));
    if (index === -1) document.head.append(node);
    else standing.splice(index, 1);
  }
  for (const node of standing) node.remove();
}

/** Of `<html>` and `<body>`, whose other attributes are not ours. */
function updateAttributes(element: HTMLElement, attributes: Attributes): void {
  const names = Object.keys(attributes).map((name) => attributeNames[name] ?? name);
  for (const name of element.getAttribute('data-rh')?.split(',') ?? []) {
    if (!names.includes(name)) element.removeAttribute(name);
  }
  setAttributes(element, { ...attributes, ...(names.length > 0 && { 'data-rh': names.join() }) });
}

/** The elements of each subject, as the last component that speaks of it has them. */
function latest(): Element[] {
  const subjects = new Map<string, Element[]>();
  for (const children of contents.values()) {
    const own = new Map<string, Element[]>();
    for (const element of elementsOf(children)) {
      const subject = subjectOf(element);
      own.set(subject, [...(own.get(subject) ?? []), element]);
    }
    for (const [subject, elements] of own) subjects.set(subject, elements);
  }
  return [...subjects.values()].flat();
}

function update(): void {
  const elements = latest();
  const ofType = (type: string): Element[] => elements.filter((element) => element.type === type);
  const attributesOf = (type: string): Attributes =>
    Object.fromEntries(ofType(type).flatMap(({ attributes }) => Object.entries(attributes)));
  updateAttributes(document.documentElement, attributesOf('html'));
  updateAttributes(document.body, attributesOf('body'));
  document.title = ofType('title').at(-1)?.text ?? document.title;
  updateList(elements.filter(({ type }) => listed.includes(type)));
}

let frame = 0;

/** Once for all that is said while a page is rendered. */
function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

/** @param children elements that may stand in `<head>`, `<html>` and `<body>` for their attributes, fragments of them */
export function Helmet({ children }: { children?: ReactNode }): ReactNode {
  const [owner] = useState(() => ({}));
  useLayoutEffect(() => {
    contents.set(owner, children);
    schedule();
  }, [owner, children]);
  useLayoutEffect(
    () => () => {
      contents.delete(owner);
      schedule();
    },
    [owner],
  );
  return null;
}

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
