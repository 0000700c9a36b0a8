import { translate } from '@docusaurus/Translate';

export function playgroundName(): string {
  return translate({
    id: 'playground.part',
    message: '演练场',
    description: 'The playground, in the message that it could not be loaded',
  });
}
