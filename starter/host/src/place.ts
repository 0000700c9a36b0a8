/** 一个子应用在页面上的位置：子应用在里面挂载，失败的提示也在里面，别的子应用不受影响。 */
export interface Place {
  /** 子应用的挂载点。 */
  container: HTMLElement;
  setVisible: (isVisible: boolean) => void;
  /** 显示失败的原因、“重试”与“刷新页面”；按下“重试”、或者再次进入这里时兑现。 */
  askForRetry: (reason: string) => Promise<void>;
}

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

export function createPlace(section: HTMLElement, label: string): Place {
  const container = document.createElement('div');
  const failure = document.createElement('div');
  const text = document.createElement('p');
  failure.className = 'failure';
  failure.setAttribute('role', 'alert');
  failure.hidden = true;
  section.setAttribute('aria-label', label);
  section.append(failure, container);

  // 几个文件可能同时失败：一个提示，一次重试
  const waiting = new Set<() => void>();
  const retry = () => {
    failure.hidden = true;
    for (const resume of waiting) resume();
    waiting.clear();
  };
  failure.append(
    text,
    createButton('重试', retry),
    // 取得过的文件留在内存里；发布的版本有错、已经回滚时，刷新才能换掉它
    createButton('刷新页面', () => location.reload()),
  );

  return {
    container,
    setVisible(isVisible) {
      if (isVisible && section.hidden) retry();
      section.hidden = !isVisible;
    },
    askForRetry(reason) {
      text.textContent = `${label}出错了：${reason}`;
      failure.hidden = false;
      return new Promise((resume) => waiting.add(resume));
    },
  };
}
