import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Peers } from '../installPeers';
import { readSections, type Section } from './readSite';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function pagesOf(build: string): Map<string, Section[]> {
  const pages = new Map<string, Section[]>();
  for (const section of readSections(build)) {
    const [url = ''] = section.url.split('#');
    pages.set(url, [...(pages.get(url) ?? []), section]);
  }
  return pages;
}

function fileOf(directory: string, url: string, extension: string): string {
  const file = path.join(directory, `${url.replaceAll('.', '-')}${extension}`);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** The section's heading in the form of its site; that of the page where it has no anchor of its own. */
function headingOf(
  { url, title, heading }: Section,
  write: (level: number, text: string, id: string) => string,
): string {
  const [, anchor] = url.split('#');
  return anchor ? write(2, escape(heading), anchor) : write(1, escape(title), 'top');
}

/** The same sections as a VitePress site with its local search. */
export function buildVitePress(build: string, { directory: peers }: Peers): string {
  const site = path.join(peers, 'vitepress-site');
  rmSync(site, { recursive: true, force: true });
  for (const [url, sections] of pagesOf(build)) {
    const markdown = sections.map((section) => {
      const heading = headingOf(
        section,
        (level, text, id) => `${'#'.repeat(level)} <span v-pre>${text}</span> {#${id}}`,
      );
      return `${heading}\n\n<div v-pre>${escape(section.text)}</div>\n`;
    });
    writeFileSync(fileOf(site, url, '.md'), markdown.join('\n'));
  }
  mkdirSync(path.join(site, '.vitepress'), { recursive: true });
  writeFileSync(
    path.join(site, '.vitepress/config.mjs'),
    "export default { lang: 'zh-CN', title: 'Garfish', themeConfig: { search: { provider: 'local' } } };\n",
  );
  execFileSync('npx', ['vitepress', 'build', site], { cwd: peers, stdio: 'inherit' });
  return path.join(site, '.vitepress/dist');
}

const pagefindPage = `<!doctype html><html lang="zh-CN"><title>Pagefind</title>
<input aria-label="搜索"><ol></ol>
<script type="module">
  const input = document.querySelector('input');
  const list = document.querySelector('ol');
  let loading;
  input.addEventListener('focus', () => (loading ??= import('/pagefind/pagefind.js')));
  input.addEventListener('input', async () => {
    const pagefind = await loading;
    const { results } = await pagefind.search(input.value);
    const found = await Promise.all(results.slice(0, 5).map((result) => result.data()));
    list.replaceChildren(...found.map(({ meta }) => Object.assign(document.createElement('li'), { textContent: meta.title })));
  });
</script></html>`;

/** The same sections as plain pages with Pagefind's index; its script is loaded on focus, and not delayed. */
export function buildPagefind(build: string, { directory: peers }: Peers): string {
  const site = path.join(peers, 'pagefind-site');
  rmSync(site, { recursive: true, force: true });
  for (const [url, sections] of pagesOf(build)) {
    const html = sections.map((section) => {
      const heading = headingOf(section, (level, text, id) => `<h${level} id="${id}">${text}</h${level}>`);
      return `${heading}<p>${escape(section.text)}</p>`;
    });
    const page = `<!doctype html><html lang="zh-CN"><title>${escape(sections[0]?.title ?? '')}</title><article data-pagefind-body>${html.join('')}</article></html>`;
    writeFileSync(fileOf(site, url, '.html'), page);
  }
  writeFileSync(path.join(site, 'index.html'), pagefindPage);
  execFileSync('npx', ['pagefind', '--site', site, '--force-language', 'zh-cn'], {
    cwd: peers,
    stdio: 'inherit',
  });
  return site;
}
