// Eject of 3.10.2. Change: the button works before React does, by the page's script, which also says what it has chosen.
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
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
  const { label, ...modes } = readTexts();
  const mode = modes[value ?? 'system'];
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={mode}
        aria-label={label.replace('{mode}', mode)}
        data-colour-toggle={respectPrefersColorScheme ? 'system' : ''}
        data-label={label}
        data-light={modes.light}
        data-dark={modes.dark}
        data-system={modes.system}
      >
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
