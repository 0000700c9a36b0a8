import { expect, test } from 'vitest';
import { feedbackNote, issueAddress } from './feedbackNote';

const feedback = {
  title: '沙箱',
  address: 'https://garfishjs.org/guide/sandbox#vm',
  garfishVersion: '1.19.8',
  isHelpful: false,
  remark: '少了 & 与 # 的例子',
  quote: '第一行\n第二行',
};

test('says where, of which version, and what', () => {
  expect(feedbackNote(feedback)).toBe(`- 页面：[沙箱](https://garfishjs.org/guide/sandbox#vm)
- 版本：garfish 1.19.8
- 有帮助吗：没有

> 第一行
> 第二行

少了 & 与 # 的例子
`);
});

test('says no more than there is to say', () => {
  expect(feedbackNote({ ...feedback, isHelpful: true, remark: '', quote: '' }).split('\n')).toHaveLength(4);
});

test('the issue has it all, whatever is in it', () => {
  const { origin, pathname, searchParams } = new URL(issueAddress('https://github.com/a/b', feedback));
  expect(origin + pathname).toBe('https://github.com/a/b/issues/new');
  expect(searchParams.get('title')).toBe('文档：沙箱');
  expect(searchParams.get('body')).toBe(feedbackNote(feedback));
});
