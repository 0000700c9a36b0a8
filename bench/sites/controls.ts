import type { ControlName } from '../../src/data/benchmarkFormat';
import type { Control } from '../measure/controlFormat';

/** Where to find on the pages of a site what is pressed and measured. */
export interface SiteControls {
  presses: Readonly<Record<ControlName, Control>>;
  /** Links of the sidebar, as seen on a wide screen. */
  sidebarLinks: string;
  search: {
    /** What opens the search, unless that is the box itself. */
    button?: string;
    box: string;
    result: string;
  };
}

const docusaurusDrawer: Control = {
  press: '.navbar__toggle',
  effect: { kind: 'shown', selector: '.navbar-sidebar' },
};
const docusaurusTab: Control = {
  press: '[role="tab"]:nth-child(2)',
  effect: { kind: 'shown', selector: '[role="tab"]:nth-child(2)[aria-selected="true"]' },
};

export const ourControls: SiteControls = {
  presses: {
    colour: { press: '[data-colour-toggle]', effect: { kind: 'background' } },
    drawer: docusaurusDrawer,
    search: {
      press: 'input[role="combobox"]',
      effect: { kind: 'focused', selector: 'input[role="combobox"]' },
    },
    copy: { press: '[data-copy]', effect: { kind: 'changed', selector: '[data-copy]' } },
    tab: docusaurusTab,
  },
  // A category folds when it is pressed.
  sidebarLinks: '.theme-doc-sidebar-menu a[href]:not([role="button"])',
  search: { box: 'input[role="combobox"]', result: '[role="option"]' },
};

export const peerControls = {
  docusaurus: {
    presses: {
      colour: { press: '.navbar__items--right [class*="toggle"] button', effect: { kind: 'background' } },
      drawer: docusaurusDrawer,
      search: {
        press: '.navbar__search-input',
        effect: { kind: 'focused', selector: '.navbar__search-input' },
      },
      copy: {
        press: '.theme-code-block button[class*="copy"], .theme-code-block button[aria-label*="复制"]',
        effect: { kind: 'changed', selector: '.theme-code-block button[aria-label*="复制"]' },
      },
      tab: docusaurusTab,
    },
    sidebarLinks: '.theme-doc-sidebar-menu a[href]',
    search: { box: '.navbar__search-input', result: '[class*="suggestion"] [class*="hitTitle"]' },
  },
  vitepress: {
    presses: {
      colour: { press: '.VPNavBarAppearance button', effect: { kind: 'background' } },
      drawer: { press: '.VPLocalNav .menu', effect: { kind: 'shown', selector: '.VPSidebar.open' } },
      search: { press: '.DocSearch-Button', effect: { kind: 'focused', selector: '.search-input' } },
      copy: { press: '.vp-doc button.copy', effect: { kind: 'changed', selector: '.vp-doc button.copy' } },
      tab: {
        press: '.vp-code-group label:nth-of-type(2)',
        effect: { kind: 'shown', selector: '.vp-code-group .blocks > :nth-child(2).active' },
      },
    },
    sidebarLinks: '.VPSidebar a[href]',
    search: { button: '.DocSearch-Button', box: '.search-input', result: '.results .result' },
  },
  rspress: {
    presses: {
      colour: { press: '.rp-switch-appearance', effect: { kind: 'background' } },
      drawer: {
        press: '.rp-sidebar-menu__left',
        effect: { kind: 'shown', selector: '.rp-doc-layout__sidebar' },
      },
      search: {
        press: '.rp-search-button',
        effect: { kind: 'focused', selector: '.rp-search-panel__input' },
      },
      copy: { press: '.rp-code-copy-button', effect: { kind: 'changed', selector: '.rp-code-copy-button' } },
      tab: {
        press: '.rp-tabs__label__item:nth-child(2)',
        effect: { kind: 'shown', selector: '.rp-tabs__label__item--selected:nth-child(2)' },
      },
    },
    sidebarLinks: '.rp-doc-layout__sidebar a[href]',
    search: { button: '.rp-search-button', box: '.rp-search-panel__input', result: '.rp-suggest-item' },
  },
  starlight: {
    presses: {
      // A list of choices of the browser's own: chosen from by the keyboard.
      colour: { press: 'starlight-theme-select select', key: 'ArrowUp', effect: { kind: 'background' } },
      drawer: {
        press: '[popovertarget="starlight__sidebar"]',
        effect: { kind: 'shown', selector: '#starlight__sidebar' },
      },
      search: {
        press: 'button[data-open-modal]:not([disabled])',
        effect: { kind: 'focused', selector: '.pagefind-ui__search-input' },
      },
      copy: { press: '.copy button', effect: { kind: 'changed', selector: '.copy' } },
      tab: {
        press: 'starlight-tabs [role="presentation"]:nth-child(2) [role="tab"]',
        effect: {
          kind: 'shown',
          selector: 'starlight-tabs [role="presentation"]:nth-child(2) [aria-selected="true"]',
        },
      },
    },
    sidebarLinks: '.sidebar-content a[href]',
    search: {
      button: 'button[data-open-modal]',
      box: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
  },
} satisfies Record<string, SiteControls>;
