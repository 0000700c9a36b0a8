import { translate } from '@docusaurus/Translate';
import type { RunStatus } from './runState';

/** What the status line says. */
export function statusText(status: RunStatus): string {
  switch (status) {
    case 'idle':
      return translate({
        id: 'playground.status.idle',
        message: '还没有运行。按“运行”，或在编辑器里按 Ctrl+Enter。',
        description: 'Status of the playground',
      });
    case 'starting':
      return translate({
        id: 'playground.status.starting',
        message: '正在启动……',
        description: 'Status of the playground',
      });
    case 'running':
      return translate({
        id: 'playground.status.running',
        message: '正在运行。',
        description: 'Status of the playground',
      });
    case 'finished':
      return translate({
        id: 'playground.status.finished',
        message: '代码已执行到末尾，预览仍然可以操作。',
        description: 'Status of the playground',
      });
    case 'threw':
      return translate({
        id: 'playground.status.threw',
        message: '代码出错，没有执行到末尾；预览仍然可以操作。',
        description: 'Status of the playground',
      });
    case 'silent':
      return translate({
        id: 'playground.status.silent',
        message: '预览已经 5 秒没有回应，代码里可能有死循环，或者内存不够。可以按“停止”。',
        description: 'Status of the playground',
      });
    case 'notLoaded':
      return translate({
        id: 'playground.status.notLoaded',
        message: '预览页面还没有加载出来。请检查网络，再按“运行”重新加载。',
        description: 'Status of the playground: the page that the code runs in did not load',
      });
    case 'stopped':
      return translate({
        id: 'playground.status.stopped',
        message: '已停止。',
        description: 'Status of the playground',
      });
    case 'left':
      return translate({
        id: 'playground.status.left',
        message: '代码或链接让预览打开了另一个页面，运行已停止。导航请用 Garfish.router 或 history。',
        description: 'Status of the playground',
      });
    case 'flooded':
      return translate({
        id: 'playground.status.flooded',
        message: '预览发来的消息太多，运行已停止。',
        description: 'Status of the playground',
      });
    case 'notCompiled':
      return translate({
        id: 'playground.status.notCompiled',
        message: '有语法错误，没有运行。',
        description: 'Status of the playground',
      });
    case 'unavailable':
      return translate({
        id: 'playground.status.unavailable',
        message: '编译器没有下载成功，请检查网络后再按“运行”。',
        description: 'Status of the playground',
      });
  }
}
