/**
 * Syllables with the characters that are read so, of several readings the one they have here. They are those of the words of
 * this field (`build/domainWords.ts`) and of what readers most often ask about: the table is part of every first search. What
 * else is read how is told by the order of pinyin, which browsers know.
 */
// autocorrect: false
const syllables = `bai白败 ban版 bao报包保 ben本 bi闭比 bian变编 biao标 bu不部 cai菜 can参 ce册 chang场 chong冲重 chu除 chuan传
chuang窗 cun存 cuo错 da打 dai代 dan单弹 de的 deng登 dian点 ding定 diu丢 du独度 duan端 dui对 duo多 fa发
fu服父副复 gao高 ge格隔 geng更 gong共公 gou构钩 gua挂 guan关管 gun滚 hao号 he盒 hou后 huan换环 huo活 ji基级记激
jia加架 jian件间监建 jiang降 jiao脚 jie接节截 jing静径境 ju局 jue绝 ka卡 kai开 kong控 kou口 kua跨 kuai快
kuang框 la拉 lai赖 lan懒拦 lei类 li理离例立 lian练 liang量亮 lou漏 lu路录 luan乱 ma码 mai埋 man慢 me么 mei没
mian面 ming明命名 nei内 neng能 pei配 pian片 ping屏 qi期器 qian前签嵌迁 qie切 qing请清 qiu求 quan全权 ran染 re热
rong容 ru入 sha沙 shang上 she射 sheng声生升 shi时式始示实事失试 shou手守 shu署 shua刷 shui水 su速 tai态 tao套逃
ti题替体 tiao跳调条 ting听 tong通 tu突图 tui退 wan完 wei微卫 wu务误 xia下 xian显限 xiang享相箱 xiao效 xie卸泄写
xin新信 xing型性 xuan渲选 yan严演 yang样 ye页 yi依逸移译 yin印 ying应映 yong用 you由 yu域预 yuan源 zai载 ze择
zen怎 zhao照罩 zhe遮 zhi置 zhou周 zhu主注 zhuan转 zhuang状装 zi子资字 zu组 zuo作座`;
// autocorrect: true

const syllableOf = new Map(
  syllables.split(/\s+/).flatMap((entry): [string, string][] => {
    const [letters = ''] = /^[a-z]+/.exec(entry) ?? [];
    return Array.from(entry.slice(letters.length), (character) => [character, letters]);
  }),
);

const { compare } = new Intl.Collator('zh-u-co-pinyin');
const inOrder = [...syllableOf.keys()].sort(compare);

function firstAfter(character: string): number {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(inOrder[middle] ?? '', character) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** How a character may be read: one that the table lacks as those that stand beside it in the order of pinyin. */
function syllablesOf(character: string): string[] {
  const known = syllableOf.get(character);
  if (known !== undefined) return [known];
  const after = firstAfter(character);
  const beside = inOrder.slice(Math.max(0, after - 1), after + 1);
  return [...new Set(beside.flatMap((each) => syllableOf.get(each) ?? []))];
}

/** How a word may be read, whatever its characters: `ziyingyong` and `ziyongyong` of `子硬用`. */
export function readingsOf(word: string): string[] {
  return Array.from(word, syllablesOf).reduce(
    (readings, syllables) => readings.flatMap((read) => syllables.map((syllable) => read + syllable)),
    [''],
  );
}

/** How a word is read, in letters: `baiping` of `白屏`; nothing when one of its characters may be read otherwise. */
export function pinyinOf(word: string): string | undefined {
  const syllables = Array.from(word, syllablesOf);
  return syllables.every(({ length }) => length === 1) ? syllables.flat().join('') : undefined;
}
