/** What a reader says of a page. */
export interface Feedback {
  title: string;
  address: string;
  garfishVersion: string;
  isHelpful: boolean;
  /** In the reader's words; may be empty, as may the text that was selected. */
  remark: string;
  quote: string;
}

/** @returns Markdown for an issue, or for wherever the reader takes it */
export function feedbackNote({ address, garfishVersion, isHelpful, remark, quote, title }: Feedback): string {
  return [
    `- 页面：[${title}](${address})`,
    `- 版本：garfish ${garfishVersion}`,
    `- 有帮助吗：${isHelpful ? '有' : '没有'}`,
    ...(quote === '' ? [] : ['', quote.replaceAll(/^/gm, '> ')]),
    ...(remark === '' ? [] : ['', remark]),
    '',
  ].join('\n');
}

/** @returns the address of a new issue that says it already, for the reader to send or not */
export function issueAddress(repositoryUrl: string, feedback: Feedback): string {
  const query = new URLSearchParams({ title: `文档：${feedback.title}`, body: feedbackNote(feedback) });
  return `${repositoryUrl}/issues/new?${query}`;
}
