interface RenderInfo {
  dom: Element;
}

export function provider() {
  return {
    render({ dom }: RenderInfo) {
      let month = 1;
      const root = dom.querySelector('#app')!;
      root.innerHTML = '<section class="report"><h2>报表（Vue）</h2><button></button></section>';
      const button = root.querySelector('button')!;
      const show = (): void => void (button.textContent = `第 ${month} 月，看下一月`);
      button.addEventListener('click', () => {
        month += 1;
        show();
      });
      show();
    },
    destroy({ dom }: RenderInfo) {
      dom.querySelector('#app')?.replaceChildren();
      console.log('报表卸载了');
    },
  };
}
