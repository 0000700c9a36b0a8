import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { isRunning, type FrameState } from './frameState';
import styles from './styles.module.css';

function textOf(status: FrameState['status']): string {
  switch (status) {
    case 'idle':
      return translate({ id: 'liveDemo.idle', message: '未运行', description: 'State of a live demo' });
    case 'loading':
      return translate({ id: 'liveDemo.loading', message: '加载中', description: 'State of a live demo' });
    case 'shown':
      return translate({ id: 'liveDemo.shown', message: '已显示', description: 'State of a live demo' });
    case 'hidden':
      return translate({ id: 'liveDemo.hidden', message: '已隐藏', description: 'State of a live demo' });
    case 'unmounted':
      return translate({ id: 'liveDemo.unmounted', message: '已卸载', description: 'State of a live demo' });
    case 'failed':
      return translate({ id: 'liveDemo.failed', message: '失败', description: 'State of a live demo' });
    case 'stopped':
      return translate({ id: 'liveDemo.stopped', message: '已停止', description: 'State of a live demo' });
  }
}

function withErrors(state: string): string {
  return translate(
    {
      id: 'liveDemo.withErrors',
      message: '{state}，有错误',
      description: 'State of a live demo in which something went wrong',
    },
    { state },
  );
}

function ofPicture(state: string): string {
  return translate(
    {
      id: 'liveDemo.pictured',
      message: '{state}，下面是静态图',
      description: 'State of a live demo in whose place a picture of it stands',
    },
    { state },
  );
}

type StatusTextProps = Pick<FrameState, 'status' | 'problems'> & { isPictured: boolean };

/** Says the state in words; screen readers hear it change. Where something went wrong, nothing is green. */
export function StatusText({ status, problems, isPictured }: StatusTextProps): ReactNode {
  const isFaulty = status !== 'failed' && problems.length > 0;
  const isStill = isPictured && !isRunning({ status });
  return (
    <span role="status" className={styles.status} data-status={isFaulty ? 'failed' : status}>
      {isFaulty ? withErrors(textOf(status)) : isStill ? ofPicture(textOf(status)) : textOf(status)}
    </span>
  );
}
