import { cut } from '@node-rs/jieba';
import { isStopWord } from '../engine/stopWords';

/**
 * jieba, with the domain's words when they have been loaded into it. Words in words (应用 in 子应用) are found by the
 * reader of the index. A single character that is a stop word is left out.
 */
export function segmentHan(run: string): string[] {
  return cut(run, true).filter((term) => term.length > 1 || !isStopWord(term));
}
