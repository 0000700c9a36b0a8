/**
 * Words that hold a question together and say nothing about its subject. They count for little beside other words,
 * and fully in a query of nothing else. English words that name parts of an API (`this`, `run`, `let`, `with`) are not
 * among them.
 */
const words = `
的 了 着 过 地 得 是 在 有 和 与 及 或 而 且 并 并且 把 被 将 让 使 给 对 对于 于 从 到 向 由 以 为 因为 所以 如果 但 但是
我 你 他 她 它 我们 你们 他们 它们 自己 这 那 这个 那个 这些 那些 这里 那里 这样 那样 其 该 此
里 里面 上 下 中 内 外 时 时候 之 之间 后 前 以后 之后 以前 之前 一个 一种 一下 一些 个 种 些 次
某 某个 某些 算 那块 这块 一块 咋 咋办 咋弄 咋整 啥 为啥 干嘛 干啥 支不支持 支持不 这种 那种 这么 那么 当 或者 以及 而且
导致 引起 造成 会出现 目前 各位 大神 有人 遇到 碰到 请教 想问 问下 问一下 求解 怎么破 怎么搞 怎么弄 搞 弄 嘛 呀 啦 哦 是不是 时会 的话
下面 上面 然后 已经 现在 总是 老是 突然 其实 好像 请问 求助 大佬 麻烦 谢谢
怎么 怎样 怎么办 如何 什么 为什么 为何 哪 哪个 哪些 哪里 吗 呢 吧 啊 么 是否 能 能否 可以 会 要 想 需要 应该 必须
不 没 没有 都 也 还 还是 就 才 又 再 很 太 更 最 只 只是 来 去 做 用 使用 进行 关于 什么样 办 多少 几
a an the of to in on at by for from into as if without and or not no is are am be been was it its how what why when where which do does don doesn can cannot i my you your one two while near between after before should would want need using xxx xx
`;

const stopWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** What is said of anything that does not work: it counts for less than what it is said of. */
const complaints: ReadonlySet<string> = new Set(
  `
不生效 没生效 没有生效 无效 没有效果 没效果 失效 不起作用 没用 没有用 用不了 不能用 没反应 没有反应 不管用
不行 行不行 行吗 可以吗 能用吗 能不能 可不可以 怎么回事 有问题 出问题 坏了 不工作 不触发 work working works worked broken wrong problem
`
    .split(/\s+/)
    .filter(Boolean),
);

export function isComplaint(term: string): boolean {
  return complaints.has(term);
}
