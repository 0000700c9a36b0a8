import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { probes } from '@site/demos/hosts/bench/probes';
import { modeIds } from '@site/demos/modes';
import { recordedChromium, recordedDate, recordedGarfish } from '@site/src/data/isolation';
import { Boundary } from '@site/src/components/Boundary';
import { IsolationGrid } from '@site/src/components/IsolationGrid';
import { Section } from './Section';
import styles from './styles.module.css';

/** The recorded isolation bench, small: what each mode keeps in. */
export function IsolationMap(): ReactNode {
  return (
    <Section
      id="isolation"
      title={`${probes.length}\u00A0种越界的写法，${modeIds.length}\u00A0种模式，逐一跑过`}
      island={<IsolationGrid />}
    >
      <p>
        每格是子应用的一个动作。实心的 <Boundary verdict="isolated" />
        ：没有漏到主应用，卸载后也不留下；有的监听在沙箱里根本不触发，也算在内。空心的{' '}
        <Boundary verdict="leak" />
        ：漏到了主应用，或者卸载后还在。沙箱不是安全边界，这张图说的是它实际拦住了什么。
      </p>
      <p className={styles.source}>
        {recordedDate}，garfish {recordedGarfish}，Chromium {recordedChromium}。
        <Link to="/guide/sandbox-matrix">逐行看每个动作的代码</Link>
      </p>
    </Section>
  );
}
