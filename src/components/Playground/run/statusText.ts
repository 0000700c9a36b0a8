import { translate } from '@docusaurus/Translate';
import type { RunState, RunStatus } from './runState';

/** What the preview waits for; empty when it waits for nothing. */
export function waitingText({ requests, url, mounting }: RunState['waiting']): string {
  if (requests > 0) {
    return translate(
      {
        id: 'playground.waiting.requests',
        message: '正在请求 {url}（{count} 个文件）',
        description:
          'Beside the status of the playground: files that have not arrived, and the first of them',
      },
      { url, count: requests },
    );
  }
  if (mounting.length === 0) return '';
  return translate(
    {
      id: 'playground.waiting.mounting',
      message: '{names} 正在挂载',
      description: 'Beside the status of the playground: sub-apps that are being mounted',
    },
    { names: mounting.join('、') },
  );
}

/**
 * What the status line says.
 *
 * @param hasFailed there is an error that nobody caught
 */
export function statusText(status: RunStatus, hasFailed: boolean): string {
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
        message: '正在编译代码…',
        description: 'Status of the playground',
      });
    case 'opening':
      return translate({
        id: 'playground.status.opening',
        message: '编译完成，正在打开预览…',
        description: 'Status of the playground: the frame has not said anything yet',
      });
    case 'running':
      return translate({
        id: 'playground.status.running',
        message: '正在运行，还没有执行到末尾。',
        description: 'Status of the playground',
      });
    case 'finished':
      if (hasFailed) {
        return translate({
          id: 'playground.status.finishedWithErrors',
          message: '代码已执行到末尾，但有没有处理的错误，见“控制台”。',
          description: 'Status of the playground',
        });
      }
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
        message: '代码编译不了，没有运行。原因在控制台里。',
        description: 'Status of the playground',
      });
    case 'refused':
      return translate({
        id: 'playground.status.refused',
        message:
          '这个浏览器不让隔离的页面改变地址（WebKit 如此，Safari 也用它），代码在这里运行不了。请换用 Chrome、Edge 或 Firefox。',
        description: 'Status of the playground: the browser lets no code run in the preview',
      });
    case 'unavailable':
      return translate({
        id: 'playground.status.unavailable',
        message: '编译器没有下载成功，请检查网络后再按“运行”。',
        description: 'Status of the playground',
      });
  }
}
