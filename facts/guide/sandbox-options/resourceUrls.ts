import assert from 'node:assert/strict';
import type { FactContext, Proof } from '../../kit/proof';
import { type Sandbox, mount } from '../../kit/mounting';

/** The four modes. */
const modes: readonly Sandbox[] = [{}, { strictIsolation: true }, { snapshot: true }, false];

/** Those in which a script gets the sandbox's `document`. */
const vmModes: readonly Sandbox[] = [{}, { strictIsolation: true }];

/** What the relative addresses of a note such as `img photo.png` can have become. */
interface Addresses {
  fromSubApp: (note: string) => string;
  fromHost: (note: string) => string;
}

interface Run {
  /** What the sub-app noted, but for `render`. */
  seen: string[];
  resolved: Addresses;
}

/** Mounts a sub-app whose script, or whose `render`, notes addresses as `<what> <address>`. */
async function addressesIn(
  { open, app, notes }: FactContext,
  options: { head?: string; body?: string; script?: string; render?: string },
  sandbox: Sandbox,
): Promise<Run> {
  const host = await open({ path: '/deep/page' });
  const subApp = app(options);
  await mount(host, subApp, { sandbox });
  const against =
    (base: string) =>
    (note: string): string => {
      const [what = '', address = ''] = note.split(' ');
      return `${what} ${new URL(address, base).href}`;
    };
  return {
    seen: (await notes()).filter((note) => note !== 'render'),
    resolved: { fromSubApp: against(subApp.entry), fromHost: against(host.url()) },
  };
}

/** JavaScript that defines `place`, an element of the sub-app on the page, and `photo(name)`, an image not yet in it. */
const preamble = `
  const place = document.querySelector('#app');
  const photo = (name) => Object.assign(document.createElement('img'), { src: name + '.png' });
  const noteSource = (what, image) => note(what + ' ' + image.src);`;

const voidTags = ['img', 'source', 'embed', 'input'];

/** Markup of an element of class `own` with one address in it. */
function markup(tag: string, name: string): string {
  const start = `<${tag} class="own" data-name="${name}" ${name}="${tag}.file">`;
  return voidTags.includes(tag) ? start : `${start}</${tag}>`;
}

/** Attributes that are addresses, by element, and are left as they are. */
const leftAlone = [
  ['a', 'href'],
  ['source', 'src'],
  ['source', 'srcset'],
  ['img', 'srcset'],
  ['embed', 'src'],
  ['object', 'data'],
  ['input', 'src'],
  ['video', 'poster'],
] as const;

export const proofs: readonly Proof[] = [
  {
    id: 'sandbox.fix-static-base-url',
    async run(context) {
      const tags = ['img', 'video', 'audio', 'iframe'];
      const options = {
        body: tags.map((tag) => markup(tag, 'src')).join(''),
        render: `for (const { tagName, src } of info.dom.querySelectorAll('.own')) {
          note(tagName.toLowerCase() + ' ' + src);
        }`,
      };
      const written = tags.map((tag) => `${tag} ${tag}.file`);
      for (const sandbox of modes) {
        const { seen, resolved } = await addressesIn(context, options, sandbox);
        assert.deepEqual(seen, written.map(resolved.fromSubApp));
        if (sandbox === false) continue;
        const off = { ...sandbox, fixStaticResourceBaseUrl: false };
        const unfixed = await addressesIn(context, options, off);
        assert.deepEqual(unfixed.seen, written.map(unfixed.resolved.fromHost));
      }
    },
  },
  {
    id: 'sandbox.fix-static-base-url-dynamic',
    async run(context) {
      const script = `${preamble}
        for (const tag of ['img', 'video', 'audio', 'iframe', 'script', 'link']) {
          const name = tag === 'link' ? 'href' : 'src';
          const element = document.createElement(tag);
          element.setAttribute(name, tag + '.file');
          place.append(element);
          note(tag + ' ' + element.getAttribute(name));
        }
        const methods = {
          append: (image) => place.append(image),
          appendChild: (image) => place.appendChild(image),
          insertBefore: (image) => place.insertBefore(image, place.firstChild),
          insertAdjacentElement: (image) => place.insertAdjacentElement('beforeend', image),
        };
        for (const [name, insert] of Object.entries(methods)) {
          const image = photo(name);
          insert(image);
          noteSource(name, image);
        }
        const box = document.createElement('div');
        box.innerHTML = '<p><img src="inner.png"></p>';
        place.append(box);
        noteSource('inner', box.querySelector('img'));`;
      const written = [
        ...['img', 'video', 'audio', 'iframe', 'script', 'link'].map((tag) => `${tag} ${tag}.file`),
        ...['append', 'appendChild', 'insertBefore', 'insertAdjacentElement', 'inner'].map(
          (name) => `${name} ${name}.png`,
        ),
      ];
      for (const sandbox of vmModes) {
        const { seen, resolved } = await addressesIn(context, { script }, sandbox);
        assert.deepEqual(seen, written.map(resolved.fromSubApp));
      }
    },
  },
  {
    id: 'sandbox.fix-static-base-url-others',
    async run(context) {
      const rows = JSON.stringify(leftAlone);
      const body = leftAlone.map(([tag, name]) => markup(tag, name)).join('');
      const script = `${preamble}
        for (const [tag, name] of ${rows}) {
          const element = document.createElement(tag);
          element.setAttribute(name, tag + '.file');
          place.append(element);
          note(tag + ' ' + name + ' ' + element.getAttribute(name));
        }`;
      const render = `for (const element of info.dom.querySelectorAll('.own')) {
          const { name } = element.dataset;
          note(element.tagName.toLowerCase() + ' ' + name + ' ' + element.getAttribute(name));
        }`;
      const written = leftAlone.map(([tag, name]) => `${tag} ${name} ${tag}.file`);
      for (const sandbox of modes) {
        const { seen } = await addressesIn(context, { body, render }, sandbox);
        assert.deepEqual(seen, written);
      }
      for (const sandbox of vmModes) {
        const { seen } = await addressesIn(context, { script }, sandbox);
        assert.deepEqual(seen, written);
      }
    },
  },
  {
    id: 'sandbox.fix-static-base-url-late',
    async run(context) {
      const script = `${preamble}
        const image = document.createElement('img');
        place.append(image);
        image.src = 'again.png';
        noteSource('again', image);
        const box = document.createElement('div');
        place.append(box);
        box.innerHTML = '<img src="inner.png">';
        noteSource('inner', box.firstElementChild);
        box.insertAdjacentHTML('beforeend', '<img src="adjacent.png">');
        noteSource('adjacent', box.lastElementChild);`;
      for (const sandbox of vmModes) {
        const { seen, resolved } = await addressesIn(context, { script }, sandbox);
        assert.deepEqual(
          seen,
          ['again', 'inner', 'adjacent'].map((name) => resolved.fromHost(`${name} ${name}.png`)),
        );
      }
    },
  },
  {
    id: 'sandbox.fix-static-base-url-other-ways',
    async run(context) {
      const script = `${preamble}
        const fragment = document.createDocumentFragment();
        const methods = {
          prepend: (image) => place.prepend(image),
          before: (image) => place.firstChild.before(image),
          replaceWith: (image) => place.firstChild.replaceWith(image),
          replaceChildren: (image) => place.replaceChildren(image),
          fragment: (image) => {
            fragment.append(image);
            place.append(fragment);
          },
        };
        for (const [name, insert] of Object.entries(methods)) {
          const image = photo(name);
          insert(image);
          noteSource(name, image);
        }`;
      const names = ['prepend', 'before', 'replaceWith', 'replaceChildren', 'fragment'];
      for (const sandbox of vmModes) {
        const { seen, resolved } = await addressesIn(context, { script }, sandbox);
        assert.deepEqual(
          seen,
          names.map((name) => resolved.fromHost(`${name} ${name}.png`)),
        );
      }
    },
  },
  {
    id: 'sandbox.fix-static-base-url-copies',
    async run(context) {
      const made = `const image = new Image();
        image.src = 'image.png';
        const audio = new Audio('audio.mp3');
        const original = photo('copied');
        const imported = document.importNode(photo('imported'));`;
      const script = `${preamble}
        ${made}
        const nodes = { image, audio, clone: original.cloneNode(), imported, original };
        for (const [what, node] of Object.entries(nodes)) {
          place.append(node);
          noteSource(what, node);
        }`;
      for (const sandbox of vmModes) {
        const { seen, resolved } = await addressesIn(context, { script }, sandbox);
        const left = ['image image.png', 'audio audio.mp3', 'clone copied.png', 'imported imported.png'];
        assert.deepEqual(seen, [...left.map(resolved.fromHost), resolved.fromSubApp('original copied.png')]);
      }
    },
  },
  {
    id: 'sandbox.fix-static-base-url-react',
    async run(context) {
      const { bundle } = context;
      const options = {
        body: `<div id="app"></div><script src="${bundle('react')}"></script>`,
        render: `const { React, ReactDOM, flushSync } = window.react;
          const elements = ['img', 'video', 'iframe'].map((tag) =>
            React.createElement(tag, { key: tag, src: tag + '.file' }),
          );
          const place = info.dom.querySelector('#app');
          flushSync(() => ReactDOM.createRoot(place).render(elements));
          for (const { tagName, src } of place.children) note(tagName.toLowerCase() + ' ' + src);`,
      };
      const [image, ...others] = ['img img.file', 'video video.file', 'iframe iframe.file'] as const;
      const plain = await addressesIn(context, options, {});
      assert.deepEqual(plain.seen, [image, ...others].map(plain.resolved.fromHost));
      const { seen, resolved } = await addressesIn(context, options, { fixOwnerDocument: true });
      assert.deepEqual(seen, [resolved.fromHost(image), ...others.map(resolved.fromSubApp)]);
    },
  },
  {
    id: 'sandbox.fix-static-base-url-without-vm',
    async run(context) {
      const script = `${preamble}
        const image = photo('photo');
        place.append(image);
        noteSource('photo', image);
        const box = document.createElement('div');
        box.innerHTML = '<img src="inner.png">';
        place.append(box);
        noteSource('inner', box.firstElementChild);`;
      for (const sandbox of [{ snapshot: true }, false] as const) {
        const { seen, resolved } = await addressesIn(context, { script }, sandbox);
        assert.deepEqual(seen, [resolved.fromHost('photo photo.png'), resolved.fromHost('inner inner.png')]);
      }
    },
  },
  {
    id: 'sandbox.css-urls',
    async run({ open, app, serve }) {
      serve('/app/css/index.css', `.b { background: url(link.png); } .c { background: url('quoted.png'); }`);
      const subApp = app({
        head: `<style>.a { background: url(style.png); }</style><link rel="stylesheet" href="css/index.css">`,
      });
      const { origin } = new URL(subApp.entry);
      for (const sandbox of [{}, { fixStaticResourceBaseUrl: false }, { snapshot: true }, false] as const) {
        const host = await open();
        await mount(host, subApp, { sandbox });
        const css = await host.evaluate(() =>
          [...document.querySelectorAll('#container style')].map(({ textContent }) => textContent).join(),
        );
        assert.ok(css.includes(`url("${origin}/app/style.png")`), css);
        assert.ok(css.includes(`url("${origin}/app/css/link.png")`), css);
        assert.ok(css.includes(`url("${origin}/app/css/quoted.png")`), css);
      }
    },
  },
  {
    id: 'sandbox.css-fragments',
    async run({ open, app, serve }) {
      const sheet = serve('/app/css/fragments.css', `.linked { clip-path: url('#cut'); }`);
      const shape = (name: string, attributes = ''): string =>
        `<rect class="${name}" width="9" height="9" ${attributes}/>`;
      const subApp = app({
        head: `<style>.written { fill: url(#fade); }</style><link rel="stylesheet" href="${sheet}">`,
        body: `<svg>
          <linearGradient id="fade"><stop stop-color="red"/></linearGradient>
          <clipPath id="cut">${shape('inner')}</clipPath>
          ${shape('written')}${shape('linked')}${shape('inserted')}
          ${shape('attribute', 'fill="url(#fade)"')}${shape('inline', 'style="fill: url(#fade)"')}
        </svg>`,
        script: `const style = document.createElement('style');
          style.textContent = '.inserted { fill: url(#fade); }';
          document.head.append(style);`,
      });
      const inPage = 'url("#fade")';
      const fromEntry = `url("${subApp.entry}#fade")`;
      for (const sandbox of modes) {
        const host = await open();
        await mount(host, subApp, { sandbox });
        const styleOf = (name: string, property: 'fill' | 'clipPath'): Promise<string> =>
          host
            .locator(`#container .${name}`)
            .evaluate((element, property) => getComputedStyle(element)[property], property);
        const isVm = sandbox !== false && !sandbox.snapshot;
        assert.equal(await styleOf('written', 'fill'), fromEntry);
        assert.equal(await styleOf('linked', 'clipPath'), `url("${sheet}#cut")`);
        assert.equal(await styleOf('inserted', 'fill'), isVm ? fromEntry : inPage);
        assert.equal(await styleOf('attribute', 'fill'), inPage);
        assert.equal(await styleOf('inline', 'fill'), inPage);
      }
    },
  },
];
