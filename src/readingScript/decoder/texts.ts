import { translate } from '@docusaurus/Translate';

export function countText(count: number): string {
  if (count === 1) {
    return translate({
      id: 'reading.decoder.one',
      message: '认出 1 条。',
      description: 'The decoder has found one entry in what was pasted',
    });
  }
  return translate(
    {
      id: 'reading.decoder.count',
      message: '认出 {count} 条，按在日志里出现的先后；后面的可能是前面的结果。',
      description: 'How many entries the decoder has found in what was pasted',
    },
    { count },
  );
}

export function noneText(): string {
  return translate({
    id: 'reading.decoder.none',
    message: '没有认出这段文字：它不是 Garfish 与官方包的报错，或者没有收录。',
    description: 'The decoder has found nothing in what was pasted',
  });
}

export function searchText(words: string): string {
  return translate(
    {
      id: 'reading.decoder.search',
      message: '在全站搜索“{words}”',
      description: 'Link to the search of the site, when the decoder has found nothing',
    },
    { words },
  );
}

export function longText(): string {
  return translate({
    id: 'reading.decoder.long',
    message: '内容太长，只读了前 20 万字。',
    description: 'What was pasted into the decoder is longer than it reads',
  });
}

export function failureText(): string {
  return translate({
    id: 'reading.decoder.failure',
    message: '报错的数据没有加载成功，请检查网络后再输入一次。',
    description: 'The data of the decoder could not be fetched',
  });
}

export function moreText(count: number): string {
  return translate(
    {
      id: 'reading.decoder.more',
      message: '还有 {count} 条没有列出：先解决上面的。',
      description: 'The decoder shows only the first entries',
    },
    { count },
  );
}

export function foreignText(): string {
  return translate({
    id: 'reading.decoder.foreign',
    message: '这句话别的代码也会产生，先确认是不是这个原因。',
    description: 'The decoder has found a message that is not only Garfish’s',
  });
}

/** The names of the three parts of an answer. */
export function partNames(): { cause: string; check: string; fix: string } {
  return {
    cause: translate({
      id: 'reading.decoder.cause',
      message: '原因',
      description: 'Label of the cause in an answer of the decoder',
    }),
    check: translate({
      id: 'reading.decoder.check',
      message: '怎样确认',
      description: 'Label of how to confirm the cause in an answer of the decoder',
    }),
    fix: translate({
      id: 'reading.decoder.fix',
      message: '解决办法',
      description: 'Label of the solution in an answer of the decoder',
    }),
  };
}
