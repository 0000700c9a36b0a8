export interface StartupOptions {
  baseUrl: string;
  /** Names of the document's events: the page's script runs; the application's scripts, or its styles, did not come. */
  events: { pageScript: string; scriptsFailure: string; stylesFailure: string };
  /** What is shown, as HTML. */
  notices: {
    /** With `[data-suggestion]`, which receives the base URL that would be right. */
    wrongBaseUrl: string;
    noStyles: string;
    noScripts: string;
    /** Follows all but the first: what to do, with `[data-reload]` and `[data-close]`. */
    wayOn: string;
  };
}

/**
 * Looks, once everything has arrived or failed, whether the page's script has run, later whether the application could be
 * started and has brought its styles, and says what is missing. Written into every page as an inline script, by its
 * text: it must not use anything from outside, for at that point there may be nothing else.
 */
export function startupScript({ baseUrl, events, notices }: StartupOptions): void {
  let hasScripts = false;
  let lacksSheet = false;
  let shown: HTMLElement | undefined;
  let shownHtml = '';

  /** Where the site really stands; undefined for the not-found page, which may stand anywhere. */
  function servedAt(): string | undefined {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const own = canonical ? new URL(canonical.href).pathname.slice(baseUrl.length) : '';
    const path = location.pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/?$/, '/');
    const end = own === '' ? '/' : `/${own}/`;
    return path.endsWith(end) ? path.slice(0, path.length - end.length + 1) : undefined;
  }

  function show(html: string, style: string): HTMLElement {
    // Not anew: the reader may be about to press its button.
    if (shown && shownHtml === html) return shown;
    shown?.remove();
    const notice = document.createElement('div');
    shown = notice;
    shownHtml = html;
    notice.setAttribute('role', 'alert');
    notice.innerHTML = html;
    notice.style.cssText = style;
    notice.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
    notice.querySelector('[data-close]')?.addEventListener('click', () => notice.remove());
    document.body.prepend(notice);
    return notice;
  }

  function check(): void {
    if (hasScripts && !lacksSheet) {
      shown?.remove();
      return;
    }
    const actual = servedAt() ?? (location.pathname.startsWith(baseUrl) ? baseUrl : undefined);
    if (!hasScripts && actual !== baseUrl) {
      const red =
        'margin:20px;padding:20px;border:5px solid #d00000;background:#fff0f0;color:#1c1e21;font:16px/1.7 sans-serif';
      const suggestion = show(notices.wrongBaseUrl, red).querySelector('[data-suggestion]');
      if (suggestion) suggestion.textContent = actual ?? location.pathname.replace(/[^/]*$/, '');
      return;
    }
    const text = (lacksSheet ? notices.noStyles : '') + (hasScripts ? '' : notices.noScripts);
    show(
      text + notices.wayOn,
      'position:fixed;z-index:300;inset:auto 16px 16px;width:fit-content;margin:auto;padding:12px 16px;border:2px solid var(--warn,#b26a00);border-radius:6px;background:var(--surface,#fff);color:var(--text,#1c1e21);font-size:15px;line-height:1.7',
    );
  }

  // Pressed before the page's script is there: it hears of it when it is. Who presses again for want of an answer means one.
  const pressed = new Set<HTMLElement | null>();
  const keep = ({ target }: Event): void => {
    if (target instanceof Element) pressed.add(target.closest('button,[role=tab]'));
  };
  addEventListener('click', keep, true);
  document.addEventListener(events.pageScript, () => {
    hasScripts = true;
    removeEventListener('click', keep, true);
    for (const button of pressed) button?.click();
  });
  // Before that, the check is still to come.
  const checkAgain = (): void => {
    if (document.readyState === 'complete') check();
  };
  document.addEventListener(events.scriptsFailure, () => {
    hasScripts = false;
    checkAgain();
  });
  const missSheet = (): void => {
    lacksSheet = true;
    checkAgain();
  };
  document.addEventListener(events.stylesFailure, missSheet);
  // A page instead of it, as of a network that wants a login, is a sheet without rules. In a frame without an origin, which
  // the playground's program may have led here, nobody may look.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (origin === 'null' || !(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      if (!target.sheet?.cssRules.length) missSheet();
    },
    true,
  );
  addEventListener('load', check);
}
