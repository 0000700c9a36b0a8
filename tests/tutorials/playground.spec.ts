import { toProject } from '../../src/components/Playground/download/toProject';
import { frameworks } from '../../src/components/Playground/examples/frameworks';
import { expect, test } from './tutorial';

const host = 8080;

test.use({ ports: [host] });

/** What the playground's button downloads: the files of the zip, as `project.spec.ts` unpacks them. */
const files = Object.entries(toProject(frameworks.program)).map(([path, content]) => ({
  path: `garfish-playground/${path}`,
  content,
}));

test('a downloaded project installs, runs and builds', async ({ page, workspace }) => {
  const url = workspace.url(host, '/react');
  const visit = async (): Promise<void> => {
    await page.goto(url);
    await page.getByRole('button', { name: '点击 0 次' }).click();
    await expect(page.getByRole('button', { name: '点击 1 次' })).toBeVisible();
    await expect(page.locator('section.react')).toHaveCSS('border-radius', '8px');
    await page.getByRole('button', { name: '/vue' }).click();
    await expect(page.getByRole('heading', { name: 'Vue 子应用 vue' })).toBeVisible();
    await expect(page.getByText('基础路径：/vue')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'React 子应用 react' })).toBeHidden();
  };

  await workspace.write(files);
  await workspace.run('garfish-playground', ['npm install', 'npx tsc']);
  const development = await workspace.serve('garfish-playground', ['npm run dev'], url);
  await visit();
  await page.goto('about:blank');
  await development.end();
  const preview = await workspace.serve('garfish-playground', ['npm run build', 'npm run preview'], url);
  await visit();
  await page.goto('about:blank');
  await preview.end();
});
