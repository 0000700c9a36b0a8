// Wrap. Change: where both modes have the same picture, as of the logo, it stands once: every page has it twice otherwise.
import type { ReactNode } from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';

export default function ThemedImageWrapper({ sources, alt, ...rest }: Props): ReactNode {
  if (sources.light !== sources.dark) return <ThemedImage sources={sources} alt={alt} {...rest} />;
  return <img src={sources.light} alt={alt} {...rest} />;
}
