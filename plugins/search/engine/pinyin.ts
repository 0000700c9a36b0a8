/** Syllables with the characters of this field that are read so; of several readings the one they have here. */
const syllables = `a按 an安案 ba把罢 bai白百败 ban版半办绊 bang帮绑 bao报包保 bei被备背 ben本 bi比笔闭必 bian变边编
biao标表 bie别 bin滨 bing并 bo播 bu不部步布补 cai采才 can参残 cao操草 ce测策侧册 ceng层
cha差插查 chai拆 chan产 chang场常长 chao超 che撤 cheng程成承 chi持 chong冲重充 chu出初除触处
chuan传串 chuang窗创 chui垂 ci次此 cong从 cu粗 cun存 cuo错 da打大达 dai代待带 dan单弹但
dang当挡 dao到导 de的得 deng等登 di地第低底递 dian点电垫 diao调掉 ding定订 diu丢 dong动懂
dou都 du读独度 duan端断段 dui对队 duo多 e额 er二而 fa发法 fan反返翻范 fang方放防访 fei非费
fen分份 feng封 fu服复覆浮父负副 gai改该概 gan感 gang刚 gao告高 ge个格隔各 gei给 gen跟根 geng更
gong公工共供功 gou构够钩 gu故固孤 gua挂 guan关管观 gui规归 gun滚 guo过国果 hai还 han函含 hang航
hao好号 he和合核何盒 hou后候 hu护互户 hua化画话 huan换环缓幻 hui会回恢汇灰毁 huo活或获
ji机基级记集计及即几既击己激迹极寂际继 jia加架价家 jian件间检见监建键简减鉴兼 jiang将降 jiao交较校脚
jie接解节结界截介借阶 jin进近 jing静径镜境警竞阱 jiu就旧 ju局具据句矩 juan卷 jue决觉绝 kai开 kan看
kao考靠 ke可课客 ken肯 kong空控 kou口 ku库 kua跨 kuai块快 kuang框况 kun坤 la拉 lai来赖
lan拦览懒栏 lang浪 le了 lei类累 li里理离利例力历立粒 lian连联链练 liang两量 liao料 lie列 ling另零
liu流浏留 long隆 lou漏 lu路录 luan乱 lun轮论 luo逻落 lv滤 lve略 ma吗码 mai埋 man慢满
mang忙 me么 mei没每 men们门 mi密 mian面 miao描秒 ming名明命 mo模默 mou某 mu目母 na哪那
nei内 neng能 ni你 nian年 niu钮 nuo诺 ou偶 pai排拍 pan判盘 pao跑 pei配 peng碰 pi批匹
pian片偏 pin品 ping屏平凭 po破 qi其起期启器奇 qian前迁签欠嵌乾 qiang强 qiao桥 qie切 qing请清情
qiu求 qu去取区趋 quan全权券 que缺却确 qun群 ran染然 rang让 rao绕 re热 ren任认人 ri日 rong容
ru入如 ruan软 san三散 sha沙啥 shan闪 shang上商 she设涉射舍 shen什审深 sheng声生升剩
shi是时式使始示实试视事识适失市释 shou手首收守受 shu数属输书树署束 shua刷 shui水谁 shun顺 shuo说 si四似
song送 su速诉素宿 suan算 sui随 sun损 suo所缩锁 ta它他 tai态台 tan谈 tao套逃 te特 ti提题体替
tian填天 tiao条跳 tie贴 ting停听 tong通同统 tou头透 tu图途突 tuo脱拖 wai外 wan完万 wang网往忘
wei为微位未围维卫委 wen文问稳 wo我 wu无物务误污 xi系析细席息 xia下瞎 xian显现限线先陷 xiang项向像响享想相乡箱
xiao消效小销 xie写些卸协泄 xin新信心 xing性行型形 xiu修 xu需续虚序许 xuan选渲 xun寻询循训讯 ya压
yan验言延严演眼 yang样养 yao要 ye页业也 yi一以已移异义依易逸 yin因引隐印 ying应映影 yong用永
you有由又游右 yu于与域预语遇逾 yuan元原源员远 yue约越 yun运云允 za杂 zai在再载 zao早造 ze则择 zen怎
zeng增 zhan展站占 zhang章 zhao找照 zhe者这 zhen真帧阵 zheng整正证 zhi之值只直置知指址至制止志执职支
zhong中终钟种 zhou周轴 zhu主注住助 zhua抓 zhuan转专 zhuang状装 zhui追缀 zhun准 zi子自字资
zong总综 zou走 zu组阻足 zuan钻 zui最 zuo作做左座`;

const syllableOf = new Map(
  syllables.split(/\s+/).flatMap((entry): [string, string][] => {
    const [letters = ''] = /^[a-z]+/.exec(entry) ?? [];
    return Array.from(entry.slice(letters.length), (character) => [character, letters]);
  }),
);

/** How a word is read, in letters: `baiping` of `白屏`; nothing when one of its characters is not in the table. */
export function pinyinOf(word: string): string | undefined {
  const read = Array.from(word, (character) => syllableOf.get(character));
  return read.includes(undefined) ? undefined : read.join('');
}
