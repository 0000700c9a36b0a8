import { translate } from '@docusaurus/Translate';
import type { EventArgument, LifecycleEvent } from '@site/demos/protocol';

/** An argument as a reader takes it in. */
export interface ReadableArgument {
  text: string;
  /** It is a name and its value, as they stand in code. */
  isCode: boolean;
  /** What the value stands for, in a word. */
  meaning?: string;
}

const entering = () => ({
  first: translate({ id: 'timeline.mount', message: '挂载', description: 'What a hook was called for' }),
  again: translate({ id: 'timeline.show', message: '显示', description: 'What a hook was called for' }),
});

const leaving = () => ({
  first: translate({ id: 'timeline.unmount', message: '卸载', description: 'What a hook was called for' }),
  again: translate({ id: 'timeline.hide', message: '隐藏', description: 'What a hook was called for' }),
});

/** Whether the app comes or goes for good, or is kept: `cacheMode` of hooks says it, `isMount` and `isUnmount` of providers. */
function meaningOf(event: LifecycleEvent, { name, value }: EventArgument): string | undefined {
  const isTrue = value === 'true';
  if (name === 'isMount') return isTrue ? entering().first : entering().again;
  if (name === 'isUnmount') return isTrue ? leaving().first : leaving().again;
  if (name !== 'cacheMode') return undefined;
  const words = event.name.endsWith('Unmount') ? leaving() : entering();
  return isTrue ? words.again : words.first;
}

function readable(event: LifecycleEvent, argument: EventArgument): ReadableArgument {
  if (argument.name === 'code.length') {
    const text = translate(
      {
        id: 'timeline.codeLength',
        message: '代码 {count} 个字符',
        description: 'How long the script is that a hook was called for',
      },
      { count: argument.value },
    );
    return { text, isCode: false };
  }
  const meaning = meaningOf(event, argument);
  return {
    text: `${argument.name}: ${argument.value}`,
    isCode: true,
    ...(meaning !== undefined && { meaning }),
  };
}

/** It was called for a script that has no address. */
export function hasNoUrl({ arguments: list }: LifecycleEvent): boolean {
  return list.some(({ name, value }) => name === 'url' && value === 'undefined');
}

/** The arguments of an event that say something. */
export function readableArguments(event: LifecycleEvent): readonly ReadableArgument[] {
  return event.arguments
    .filter(({ name, value }) => name !== 'url' || value !== 'undefined')
    .map((argument) => readable(event, argument));
}
