import { translate } from '@docusaurus/Translate';
import texts from '@generated/lifecycle-texts/default/texts.json';
import type { LifecycleEvent } from '@site/demos/protocol';
import { hasNoUrl, readableArguments } from './argumentText';
import type { ExportWords, ToldEvent } from './exportRun';

export function formatTime(milliseconds: number): string {
  return milliseconds < 10_000 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** What the lifecycle page says of an event; backticks mark code. Nothing of calls, which say it themselves. */
export function sentenceOf(event: LifecycleEvent): string | undefined {
  if (event.kind === 'call') return undefined;
  if (hasNoUrl(event)) return texts.noUrl;
  // A frame may name anything.
  const name = event.name.replace('provider.', '');
  return Object.hasOwn(texts.moments, name) ? texts.moments[name] : undefined;
}

function withMeaning(text: string, meaning: string): string {
  return translate(
    {
      id: 'timeline.withMeaning',
      message: '{text}（{meaning}）',
      description: 'An argument of a hook with what it means, in what is copied',
    },
    { text, meaning },
  );
}

/** The events in words, to be written down. */
export function tellEvents(events: readonly LifecycleEvent[]): readonly ToldEvent[] {
  return events.map((event) => ({
    kind: event.kind,
    name: event.name,
    time: formatTime(event.time),
    arguments: readableArguments(event).map(({ text, meaning }) =>
      meaning === undefined ? text : withMeaning(text, meaning),
    ),
    app: event.arguments.find(({ name }) => name === 'appName')?.value.replaceAll('"', '') ?? '',
    sentence: sentenceOf(event) ?? '',
  }));
}

export function exportWords(): ExportWords {
  return {
    time: translate({ id: 'timeline.word.time', message: '时间', description: 'Head of a copied table' }),
    name: translate({ id: 'timeline.word.name', message: '名称', description: 'Head of a copied table' }),
    arguments: translate({
      id: 'timeline.word.arguments',
      message: '参数',
      description: 'Head of a copied table',
    }),
    meaning: translate({
      id: 'timeline.word.meaning',
      message: '说明',
      description: 'Head of a copied table',
    }),
    mainApp: translate({
      id: 'timeline.word.mainApp',
      message: '主应用',
      description: 'Participant of a copied sequence diagram',
    }),
    subApp: translate({
      id: 'timeline.word.subApp',
      message: '子应用',
      description: 'Participant of a copied sequence diagram; its name follows',
    }),
  };
}
