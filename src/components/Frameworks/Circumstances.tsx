import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { MachineText } from '@site/src/components/MachineText';
import { frameworks } from '@site/src/data/frameworks';

/** When, on what and with which versions the run was made, and how often each thing was measured. */
export function Circumstances(): ReactNode {
  const { machine, versions, method, load, date, seconds } = frameworks;
  return (
    <ul>
      <li>
        <Translate
          id="frameworks.run"
          description="When the comparison of frameworks was measured, and how busy the machine was"
          values={{ date: date.slice(0, 16).replace('T', ' '), seconds, load: load.join('、') }}
        >
          {'时间：{date}（UTC），用时 {seconds} 秒；机器的平均负载，开始与结束：{load}。'}
        </Translate>
      </li>
      <li>
        <MachineText {...machine} />
      </li>
      <li>
        <Translate
          id="frameworks.versions"
          description="Versions of the compared frameworks and of what the sub-apps are made with"
          values={{ ...versions, singleSpa: versions['single-spa'] }}
        >
          {
            '版本：garfish {garfish}、qiankun {qiankun}、wujie {wujie}、single-spa {singleSpa}；子应用用 React {react} 与 Vue {vue}；全部由 esbuild {esbuild} 打包。'
          }
        </Translate>
      </li>
      <li>
        <Translate
          id="frameworks.rounds"
          description="How often each thing was measured"
          values={{ ...method, rate: (method.slowLine.rate * 8) / 1e6, roundTrip: method.slowLine.roundTrip }}
        >
          {
            '次数：本机线路 {rounds} 轮，每轮加载一次、第一次切换一次、之后的切换 {laterSwitches} 次取中位数；慢速线路（每秒 {rate} 兆比特，往返 {roundTrip} 毫秒）{slowRounds} 轮；内存 {memoryRounds} 轮，每轮切换 {memorySwitches} 次。'
          }
        </Translate>
      </li>
    </ul>
  );
}
