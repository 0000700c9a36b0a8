import { buildSmallSite } from '../../fixtureSite';
import { expect, test } from '../support/test';

// Each of these builds a site.
test.describe.configure({ timeout: 240_000 });

async function expectBuildError(fixture: string, message: RegExp): Promise<void> {
  const { exitCode, output } = await buildSmallSite(fixture);
  expect(exitCode, output).not.toBe(0);
  expect(output).toMatch(message);
}

test.describe('section 5: validation rules', () => {
  test('a broken internal link fails the build', async () => {
    const { exitCode, output } = await buildSmallSite('broken-link');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('found broken links');
    expect(output).toContain('/no/such/page');
  });

  test('a broken Markdown link and a duplicate route only warn', async () => {
    const { exitCode, output } = await buildSmallSite('build-warnings');
    expect(exitCode, output).toBe(0);
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

  test('a component in a document that would be dead without React', async () => {
    const { exitCode, output } = await buildSmallSite('dead-component');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('Can\'t render static file for pathname "/dead-component"');
    expect(output).toContain('<Counter> in the body of a document: found useState, expected HTML');
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
  test('page module without a default export', () =>
    expectBuildError('no-default-export', /doesn't have a default export/));

  test('navbar item of unknown type', () =>
    expectBuildError('unknown-navbar-type', /Bad navbar item type carousel/));

  test('navbar item with a missing doc id', () =>
    expectBuildError('missing-navbar-doc', /Couldn't find any doc with id "guide\/missing"/));

  test('navbar item with a missing sidebar id', () =>
    expectBuildError('missing-navbar-sidebar', /Can't find any sidebar with id "missing"/));

  test('navbar item with a missing sidebar link', () =>
    expectBuildError(
      'missing-sidebar-link',
      /Sidebar with ID "withoutLink" doesn't have anything to be linked to/,
    ));
});
