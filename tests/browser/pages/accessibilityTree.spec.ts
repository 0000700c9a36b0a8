import { expect, open, testOnSharedPage as test } from '../support/test';

// What a screen reader is told of five kinds of pages. Each snapshot names what may not go missing; more may stand around it.

test('home: who, what, the ways on, and sections by their titles', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - paragraph: /字节跳动开源 · garfish \\d/
        - heading "多个前端应用， 一个页面。" [level=1]
        - code: npm install garfish
        - button "复制代码到剪贴板"
        - paragraph:
          - link "快速开始"
          - link "演练场"
        - region "实时示例：路由激活子应用":
          - status: 未运行，下面是静态图
          - link "单独打开"
          - link "源码"
          - button "运行 路由激活子应用"
        - region /\\d+ 句话，句句能运行$/
        - region /\\d+ 种越界的写法，\\d 种模式，逐一跑过$/
  `);
});

test('an option list: groups are headings, a row says name, type, default, scope and meaning in this order', async ({
  page,
}) => {
  await open(page, '/api/registerApp');
  await expect(page.locator('.options').first()).toMatchAriaSnapshot(`
    - complementary:
      - code:
        - link "basename"
      - button "复制代码到剪贴板"
    - searchbox "按名称、类型或含义筛选"
    - heading "子应用的身份与来源" [level=3]
    - paragraph:
      - link "name"
      - code: string
    - paragraph: 必填 · registerApp
    - paragraph: /子应用的唯一名称/
  `);
});

test('questions: categories with their number, rows that unfold, what an answer rests on', async ({
  page,
}) => {
  await open(page, '/issues');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - heading "常见问题" [level=1]
        - searchbox /^筛选/
        - navigation "分类":
          - link /^路由 \\d+$/
          - link /^部署与升级 \\d+$/
        - heading /^路由/ [level=2]
        - group:
          - heading [level=3]
          - text: /✓ 已实测 \\d+|≡ 源码|○ 通用|↗ 上游/
  `);
});

test('a demo that runs: its state, what can be done with it, and each hook with its time', async ({
  page,
}) => {
  await open(page, '/guide/lifecycle');
  const demo = page.getByRole('region', { name: '实时示例：React 19' });
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('status').first()).toHaveText('已显示');
  await expect(demo).toMatchAriaSnapshot(`
    - region "实时示例：React 19":
      - status: 已显示
      - button "重新加载"
      - button "停止"
      - link "单独打开"
      - link "源码"
      - iframe
      - button "挂载 mount()" [disabled]
      - button "隐藏 hide()"
      - button "显示 show()" [disabled]
      - button "卸载 unmount()"
      - region "生命周期时间线":
        - list:
          - listitem:
            - text: /[\\d.]+ ms/
            - code: Garfish.loadApp('react-19')
          - listitem:
            - code: beforeLoad
          - listitem:
            - code: afterMount
  `);
});

test('the isolation matrix: a table with a name, heads of rows and columns, and verdicts in words', async ({
  page,
}) => {
  await open(page, '/guide/sandbox-matrix');
  await expect(page.getByRole('table', { name: '每个动作在每种模式里的结果' })).toMatchAriaSnapshot(`
    - table "每个动作在每种模式里的结果":
      - rowgroup:
        - row:
          - columnheader "子应用的动作"
          - columnheader "vm，不缓存"
          - columnheader "snapshot"
          - columnheader "实测"
      - rowgroup:
        - row "全局变量":
          - rowheader "全局变量"
        - row:
          - rowheader "给 window 加属性"
          - cell "挂载期间： 隔离 卸载之后： 无残留"
          - cell "挂载期间： 泄漏 卸载之后： 残留"
          - cell "运行：给 window 加属性":
            - button "运行：给 window 加属性"
  `);
});

test('tabs: what is shown has the name of its tab', async ({ page }) => {
  await open(page, '/guide/start');
  await expect(page.getByRole('tabpanel', { name: 'npm' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible();
});

for (const path of ['/', '/showcase']) {
  test(`links of ${path}: two of one name lead to the same place`, async ({ page }) => {
    await open(page, path);
    const links = await page.locator('main a:not(.hash-link)').evaluateAll((all) =>
      all.map((link) => ({
        name: link.ariaLabel ?? link.textContent.trim(),
        address: link.getAttribute('href'),
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    const named = new Map(links.map(({ name, address }) => [name, address]));
    expect(links.filter(({ name, address }) => named.get(name) !== address)).toEqual([]);
  });
}
