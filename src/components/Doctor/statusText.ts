import { translate } from '@docusaurus/Translate';
import type { ExaminationState } from './useExamination';

function stepText(step: Extract<ExaminationState, { status: 'running' }>['step']): string {
  switch (step) {
    case 'scripts':
      return translate({
        id: 'doctor.step.scripts',
        message: '下载体检的脚本',
        description: 'Step: the code that examines is downloaded',
      });
    case 'entry':
      return translate({
        id: 'doctor.step.entry',
        message: '请求入口。浏览器询问是否允许访问本地网络时，请允许',
        description: 'Step: the entry is fetched; Chrome may ask for permission',
      });
    case 'files':
      return translate({
        id: 'doctor.step.files',
        message: '请求入口里的脚本与样式',
        description: 'Step: files of the entry are fetched',
      });
    case 'vm':
      return translate({
        id: 'doctor.step.vm',
        message: '在 vm 沙箱里挂载、卸载、再挂载',
        description: 'Step: the first frame, alone',
      });
    case 'assets':
      return translate({
        id: 'doctor.step.assets',
        message: '核对资源的地址',
        description: 'Step: assets are fetched once more',
      });
    default:
      return translate({
        id: 'doctor.step.modes',
        message: '在其余的模式里挂载、隐藏、卸载',
        description: 'Step: the other frames',
      });
  }
}

/** What a reader is told of the examination; empty before there was one. */
export function statusText(state: ExaminationState): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'running':
      return translate(
        {
          id: 'doctor.running',
          message: '正在体检：{step}…',
          description: 'Status while an examination runs',
        },
        { step: stepText(state.step) },
      );
    case 'stopped':
      return translate({
        id: 'doctor.stopped',
        message: '已停止。',
        description: 'Status after the reader has ended the examination',
      });
    case 'unavailable':
      return translate({
        id: 'doctor.unavailable',
        message: '体检用的文件没有加载成功，请检查网络后再试。',
        description: 'Status when scripts or frames of the site itself did not come',
      });
    case 'broken':
      return translate({
        id: 'doctor.broken',
        message:
          '体检自己出错了，没有得出结果。请再试一次；还是这样，请提交 issue，附上浏览器控制台里的错误。',
        description: 'Status when the examination itself fails',
      });
    case 'done':
      return state.report.summary;
  }
}
