// Eject of 3.10.2. Change: the button works before React does, by the page's script, which also says what it has chosen;
// its three pictures are one, drawn with strokes: every page has them.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** Names of the choices, and the sentence around them, for `src/pageScript/colourMode.ts`. */
function readTexts(): Record<'label' | 'light' | 'dark' | 'system', string> {
  return {
    label: translate(
      {
        id: 'theme.colorToggle.ariaLabel',
        message: 'Switch between dark and light mode (currently {mode})',
        description: 'The ARIA label for the color mode toggle',
      },
      // It is filled in where the mode is known.
      { mode: '{mode}' },
    ),
    light: translate({
      id: 'theme.colorToggle.ariaLabel.mode.light',
      message: 'light mode',
      description: 'The name for the light color mode',
    }),
    dark: translate({
      id: 'theme.colorToggle.ariaLabel.mode.dark',
      message: 'dark mode',
      description: 'The name for the dark color mode',
    }),
    system: translate({
      id: 'theme.colorToggle.ariaLabel.mode.system',
      message: 'system mode',
      description: 'The name for the system color mode',
    }),
  };
}

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
}: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  const { label, ...modes } = readTexts();
  // While pages are written nothing is chosen yet.
  const mode = modes[value ?? (respectPrefersColorScheme ? 'system' : defaultMode)];
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={label.replace('{mode}', mode)}
        data-colour-toggle=""
        data-label={label}
        data-light={modes.light}
        data-dark={modes.dark}
        data-system={respectPrefersColorScheme ? modes.system : undefined}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
          <path
            className={styles.light}
            d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 3v1m0 16v1M3 12h1m16 0h1M5.6 5.6l.7.7m11.4 11.4l.7.7m0-12.8l-.7.7M6.3 17.7l-.7.7"
          />
          <path className={styles.dark} d="M19.5 14.5a8 8 0 0 1-10-10 8 8 0 1 0 10 10z" />
          {respectPrefersColorScheme && (
            <path
              className={styles.system}
              d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18zM12 5a7 7 0 0 0 0 14z"
              fill="currentColor"
              fillRule="evenodd"
              stroke="none"
            />
          )}
        </svg>
      </button>
    </div>
  );
}
