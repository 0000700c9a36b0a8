import Garfish from 'garfish';

/** 每个地址一个按钮。 */
export function showNav(paths: readonly string[]): void {
  const nav = document.createElement('nav');
  for (const path of paths) {
    const button = document.createElement('button');
    button.textContent = path;
    button.addEventListener('click', () => Garfish.router.push({ path }));
    nav.append(button);
  }
  document.body.prepend(nav);
}
