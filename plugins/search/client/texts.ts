import { translate } from '@docusaurus/Translate';
import type { MissingWord, SearchAnswer } from '../engine/searchEngine';

/**
 * What the search says of itself.
 *
 * @param answer undefined while the first one is on its way
 */
export function statusText(answer: SearchAnswer | undefined): string {
  if (!answer) {
    return translate({
      id: 'search.loading',
      message: '正在加载搜索…',
      description: 'The index is on its way',
    });
  }
  if (answer.total === 0) {
    return translate({
      id: 'search.none',
      message: '没有找到任何结果',
      description: 'No page answers the query',
    });
  }
  const count = translate(
    {
      id: 'search.count',
      message: '找到 {count} 个页面',
      description: 'Number of pages that answer the query',
    },
    { count: answer.total },
  );
  return [count, ...missingTexts(answer.missing)].join('。');
}

/** What the results are results for, when some of the words are on no page. */
function missingTexts(missing: readonly MissingWord[]): string[] {
  const unknown = missing.filter(({ readAs }) => readAs === undefined).map(({ word }) => `“${word}”`);
  const replaced = missing.flatMap(({ word, readAs }) =>
    readAs === undefined
      ? []
      : translate(
          {
            id: 'search.readAs',
            message: '没有“{word}”，按“{readAs}”查找',
            description: 'No page has a word of the query; another one was searched for',
          },
          { word, readAs },
        ),
  );
  if (unknown.length === 0) return replaced;
  const ignored = translate(
    {
      id: 'search.ignored',
      message: '没有{words}，结果只对应其余的词',
      description: 'No page has some words of the query; each stands between quotation marks',
    },
    { words: unknown.join('、') },
  );
  return [ignored, ...replaced];
}

export function resultsLabel(): string {
  return translate({
    id: 'search.results',
    message: '搜索结果',
    description: 'Label of the list of search results',
  });
}

/** Stands below an empty search box, and in the empty field of the results page. */
export function hint(): string {
  return translate({
    id: 'search.hint',
    message: '输入 API 名称、报错原文，或直接提问。',
    description: 'Stands below an empty search box, and in the empty field of the results page',
  });
}

/** Stands above the links of `waysOn` when a search has found nothing. */
export function advice(): string {
  return translate({
    id: 'search.advice',
    message: '换一个更短的词，或者只用报错里固定的部分。也可以从这里找：',
    description: 'Stands above the links when nothing was found',
  });
}

export interface WayOn {
  /** Without the base URL. */
  path: string;
  label: string;
}

/** Where to go when a search has found nothing, or none has begun. */
export function waysOn(): WayOn[] {
  return [
    {
      path: 'issues',
      label: translate({
        id: 'search.toQuestions',
        message: '常见问题',
        description: 'Link of the empty search',
      }),
    },
    {
      path: 'errors',
      label: translate({
        id: 'search.toErrors',
        message: '错误信息索引',
        description: 'Link of the empty search',
      }),
    },
    {
      path: 'api',
      label: translate({
        id: 'search.toApi',
        message: 'API 概览',
        description: 'Link of the empty search',
      }),
    },
  ];
}
