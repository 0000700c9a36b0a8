import { translate } from '@docusaurus/Translate';

/** What CodeMirror says, by its English words; `$` is a number. */
export const phrases = (): Readonly<Record<string, string>> => ({
  Find: translate({
    id: 'playground.editor.find',
    message: '查找',
    description: 'Field of the search panel in the code editor',
  }),
  Replace: translate({
    id: 'playground.editor.replace',
    message: '替换为',
    description: 'Field of the search panel in the code editor: what matches are replaced by',
  }),
  next: translate({
    id: 'playground.editor.next',
    message: '下一个',
    description: 'Button of the search panel in the code editor: next match',
  }),
  previous: translate({
    id: 'playground.editor.previous',
    message: '上一个',
    description: 'Button of the search panel in the code editor: previous match',
  }),
  all: translate({
    id: 'playground.editor.all',
    message: '全部选中',
    description: 'Button of the search panel in the code editor: selects all matches',
  }),
  'match case': translate({
    id: 'playground.editor.matchCase',
    message: '区分大小写',
    description: 'Option of the search panel in the code editor',
  }),
  regexp: translate({
    id: 'playground.editor.regexp',
    message: '正则',
    description: 'Option of the search panel in the code editor: what is looked for is a regular expression',
  }),
  'by word': translate({
    id: 'playground.editor.byWord',
    message: '全字匹配',
    description: 'Option of the search panel in the code editor: whole words only',
  }),
  replace: translate({
    id: 'playground.editor.replaceOne',
    message: '替换',
    description: 'Button of the search panel in the code editor: replaces the match',
  }),
  'replace all': translate({
    id: 'playground.editor.replaceAll',
    message: '全部替换',
    description: 'Button of the search panel in the code editor: replaces all matches',
  }),
  close: translate({
    id: 'playground.editor.close',
    message: '关闭',
    description: 'Button that closes a panel of the code editor',
  }),
  'current match': translate({
    id: 'playground.editor.currentMatch',
    message: '当前匹配',
    description: 'Read aloud in the code editor before the match that was found',
  }),
  'on line': translate({
    id: 'playground.editor.onLine',
    message: '行号',
    description: 'Read aloud in the code editor between the match that was found and the number of its line',
  }),
  'replaced match on line $': translate({
    id: 'playground.editor.replacedOne',
    message: '替换了第 $ 行的匹配',
    description: 'Read aloud in the code editor; $ is the number of a line',
  }),
  'replaced $ matches': translate({
    id: 'playground.editor.replacedAll',
    message: '替换了 $ 处',
    description: 'Read aloud in the code editor; $ is how many matches were replaced',
  }),
  'Go to line': translate({
    id: 'playground.editor.goToLine',
    message: '转到行',
    description: 'Field of a panel in the code editor: the number of a line',
  }),
  go: translate({
    id: 'playground.editor.go',
    message: '转到',
    description: 'Button of a panel in the code editor that goes to a line',
  }),
  Completions: translate({
    id: 'playground.editor.completions',
    message: '补全',
    description: 'Name of the list of names that the code editor offers',
  }),
  Diagnostics: translate({
    id: 'playground.editor.diagnostics',
    message: '错误列表',
    description: 'Name of the list of errors below the code editor',
  }),
  'No diagnostics': translate({
    id: 'playground.editor.noDiagnostics',
    message: '没有错误',
    description: 'Stands in the list of errors below the code editor when there are none',
  }),
  'Selection deleted': translate({
    id: 'playground.editor.selectionDeleted',
    message: '删除了选中的内容',
    description: 'Read aloud in the code editor',
  }),
});
