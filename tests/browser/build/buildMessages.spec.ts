import { buildSmallSite, readFixtureOutput, type CommandResult } from '../../fixtureSite';
import { expect, test } from '../support/test';

// Each of these waits for the build of a site.
test.describe.configure({ timeout: 240_000 });

test.describe('section 5: validation rules', () => {
  test('a broken internal link fails the build', async () => {
    const { exitCode, output } = await buildSmallSite('broken-link');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('found broken links');
    expect(output).toContain('/no/such/page');
  });

  test('a broken Markdown link and a duplicate route only warn', () => {
    // One of the sites that are built before the tests, which have to succeed.
    const output = readFixtureOutput('alternative-options');
    expect(output).toContain('Generated static files');
    expect(output).toMatch(
      /Markdown link with URL `\.\/garfish-plugins\/es-module\.md`.*couldn't be resolved/s,
    );
    expect(output).toMatch(/Duplicate routes found!.*\/resource/s);
  });
});

test.describe('section 5: bad content stops the build with file, line and what was expected', () => {
  test('broken front matter', async () => {
    const { exitCode, output } = await buildSmallSite('broken-front-matter');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('docs/broken-front-matter.mdx');
    expect(output).toMatch(/line 3|:3/);
    expect(output).toContain('expected');
  });

  test('unknown sidebar id', async () => {
    const { exitCode, output } = await buildSmallSite('unknown-sidebar');
    expect(exitCode).not.toBe(0);
    expect(output).toMatch(/docs\/unknown-sidebar\.mdx:4/);
    expect(output).toContain('nosuch');
    expect(output).toContain('guide, api, blog');
  });

  test('missing image', async () => {
    const { exitCode, output } = await buildSmallSite('missing-image');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('docs/missing-image.mdx');
    expect(output).toMatch(/8:1/);
    expect(output).toContain('static/img/no-such-picture.png');
  });
});

test.describe('section 8: errors at build time', () => {
  test('navbar item of unknown type', async () => {
    const { exitCode, output } = await buildSmallSite('unknown-navbar-type');
    expect(exitCode, output).not.toBe(0);
    expect(output).toMatch(/Bad navbar item type carousel/);
  });
});

// A build renders every page, and names each that fails: these mistakes share one.
test.describe(() => {
  test.describe.configure({ mode: 'default' });

  let result: CommandResult;

  test.beforeAll(async () => {
    // A hook has the limit of other tests unless it says its own.
    test.setTimeout(240_000);
    result = await buildSmallSite('failing-pages');
  });

  /** What the build says about the page at `pathname`. */
  function expectMessage(pathname: string, message: RegExp): void {
    const { exitCode, output } = result;
    expect(exitCode, output).not.toBe(0);
    const [, ...failures] = output.split("Error: Can't render static file for pathname ");
    const own = failures.filter((failure) => failure.startsWith(`"${pathname}"`));
    expect(own, output).toEqual([expect.stringMatching(message)]);
  }

  test.describe('section 5: bad content stops the build with file, line and what was expected', () => {
    test('a component in a document that would be dead without React', () =>
      expectMessage('/dead-component', /<Counter> in the body of a document: found useState, expected HTML/));
  });

  test.describe('section 8: errors at build time', () => {
    test('page module without a default export', () =>
      expectMessage('/no-default-export', /doesn't have a default export/));

    test('navbar item with a missing doc id', () =>
      expectMessage('/missing-navbar-doc', /Couldn't find any doc with id "guide\/missing"/));

    test('navbar item with a missing sidebar id', () =>
      expectMessage('/missing-navbar-sidebar', /Can't find any sidebar with id "missing"/));

    test('navbar item with a missing sidebar link', () =>
      expectMessage(
        '/missing-sidebar-link',
        /Sidebar with ID "withoutLink" doesn't have anything to be linked to/,
      ));
  });
});
