import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { typesSize, type TypesStatus } from './useTypes';
import styles from './styles.module.css';

interface TypesLineProps {
  status: TypesStatus;
  /** That is shown. */
  file: string;
  /** In that file. */
  errors: number;
  onLoad: () => void;
  /** The line was pressed, and none of its buttons. */
  onPress: () => void;
}

function statusText(status: TypesStatus, file: string, errors: number): string {
  if (status === 'loading') {
    return translate({
      id: 'playground.types.loading',
      message: '正在加载类型，可以继续编辑…',
      description: 'Below the code editor while TypeScript is downloaded and started',
    });
  }
  if (errors > 0) {
    return translate(
      {
        id: 'playground.types.errors',
        message: '这个文件有 {errors} 处错误，按 F8 到下一处',
        description: 'Below the code editor',
      },
      { errors },
    );
  }
  if (status === 'ready' && file.endsWith('.vue')) {
    return translate({
      id: 'playground.types.noErrorsInScript',
      message: '类型已加载，脚本没有错误；模板不检查类型',
      description:
        'Below the code editor while it shows a Vue component in which TypeScript has found nothing',
    });
  }
  if (status === 'ready') {
    return translate({
      id: 'playground.types.noErrors',
      message: '类型已加载，没有错误',
      description: 'Below the code editor once TypeScript is there and has found nothing',
    });
  }
  return '';
}

/** What the editor knows of types: how to get it, and how many errors it sees. */
export function TypesLine({ status, file, errors, onLoad, onPress }: TypesLineProps): ReactNode {
  if (status === 'failed') {
    const part = translate({
      id: 'playground.types.part',
      message: '类型',
      description: 'What completion and errors come from, in the message that it could not be loaded',
    });
    return <LoadFailure part={part} onRetry={onLoad} />;
  }
  return (
    <div
      className={styles.types}
      role="presentation"
      onClick={({ target }) => {
        if (!(target instanceof HTMLButtonElement)) onPress();
      }}
    >
      <span role="status">{statusText(status, file, errors)}</span>
      {status === 'notLoaded' && (
        <button type="button" className="button button--sm button--outline button--primary" onClick={onLoad}>
          <Translate
            id="playground.types.load"
            description="Button below the code editor that downloads TypeScript; it comes by itself when the reader writes"
            values={{ size: typesSize }}
          >
            {'加载类型（{size} MB）'}
          </Translate>
        </button>
      )}
      {status === 'lost' && (
        <>
          <span role="alert">
            <Translate
              id="playground.types.lost"
              description="Below the code editor when TypeScript does not answer any more"
            >
              类型检查没有响应，已经停止；编辑与运行不受影响。
            </Translate>
          </span>
          <button
            type="button"
            className="button button--sm button--outline button--primary"
            onClick={onLoad}
          >
            <Translate id="playground.types.restart" description="Button that starts TypeScript again">
              重新启动
            </Translate>
          </button>
        </>
      )}
    </div>
  );
}
