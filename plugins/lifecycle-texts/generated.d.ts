declare module '@generated/lifecycle-texts/default/texts.json' {
  import type { LifecycleTexts } from '@site/plugins/lifecycle-texts/lifecycleTexts';

  const texts: LifecycleTexts;
  export default texts;
}
