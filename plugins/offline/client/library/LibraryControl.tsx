import clsx from 'clsx';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import { Introduction } from './Introduction';
import { bytesNeeded, useLibrary, type LibraryState } from './useLibrary';

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

type KnownState = Exclude<LibraryState, { type: 'loading' | 'unsupported' }>;

function WantText({ state: { library, kept, want } }: { state: KnownState }): ReactNode {
  if (want === 'network') {
    return (
      <Translate id="offline.library.network" description="Not all documents could be saved: no network">
        没有全部保存：网络断了，或者网站刚发布了新版本。已经保存的可以离线打开；刷新页面后可以接着保存。
      </Translate>
    );
  }
  return (
    <Translate
      id="offline.library.room"
      description="Not all documents could be saved: no room. {missing} is how much is missing, in megabytes"
      values={{ missing: megabytes(bytesNeeded(library, kept)) }}
    >
      {
        '没有全部保存：浏览器给这个网站的空间不够，大约还缺 {missing} MB 的内容。已经保存的可以离线打开；清理出空间后可以接着保存。'
      }
    </Translate>
  );
}

/** What there is to know before and after. */
function StateText({ state }: { state: KnownState }): ReactNode {
  const { library, kept, want } = state;
  if (want) return <WantText state={state} />;
  if (kept === library.addresses.length) {
    return (
      <Translate id="offline.library.done" description="All documents are saved">
        全部文档已保存在这台设备上，没有网络也能读、能搜索、能运行示例。
      </Translate>
    );
  }
  const { bytes, sentBytes } = library.manifest.librarySize;
  return (
    <Translate
      id="offline.library.size"
      description="What all documents take. {bytes} on the device, {sent} to download, in megabytes"
      values={{ bytes: megabytes(bytes), sent: megabytes(sentBytes) }}
    >
      {'包括全部文档、搜索与示例，不含证明的代码：压缩后下载约 {sent} MB，在这台设备上占用约 {bytes} MB。'}
    </Translate>
  );
}

function Progress({ kept, total }: { kept: number; total: number }): ReactNode {
  return (
    <p>
      <progress
        value={kept}
        max={total}
        aria-label={translate({
          id: 'offline.library.progress',
          message: '保存进度',
          description: 'Name of the bar that shows how many files have been saved',
        })}
      />{' '}
      <Translate
        id="offline.library.count"
        description="Number of files that have been saved, of {total}"
        values={{ kept, total }}
      >
        {'已保存 {kept} / {total} 个文件'}
      </Translate>
    </p>
  );
}

/** One button, whatever it says: it keeps the focus. */
function SaveButton({ isSaving, onPress }: { isSaving: boolean; onPress: () => void }): ReactNode {
  return (
    <button
      type="button"
      className={clsx('button button--primary', isSaving && 'button--outline')}
      onClick={onPress}
    >
      {isSaving ? (
        <Translate id="offline.library.cancel" description="Button that stops saving documents">
          取消
        </Translate>
      ) : (
        <Translate id="offline.library.save" description="Button that saves all documents">
          离线保存全部文档
        </Translate>
      )}
    </button>
  );
}

function RemoveButton({ isRemoving, onPress }: { isRemoving: boolean; onPress: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="button button--outline button--primary"
      {...usable(!isRemoving, onPress)}
    >
      {isRemoving ? (
        <Translate id="offline.library.removing" description="Button, while the saved documents are removed">
          正在删除…
        </Translate>
      ) : (
        <Translate id="offline.library.remove" description="Button that removes the saved documents">
          删除保存的文档
        </Translate>
      )}
    </button>
  );
}

/** Gives the focus to an element when that which had it within `around` is gone. */
function useFocusThatIsLost(
  around: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): void {
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isWithin.current && (!activeElement || activeElement === body)) place.current?.focus();
    isWithin.current = around.current?.contains(document.activeElement) ?? false;
  });
}

/** Saves all documents on the reader's device, and removes them again. */
export function LibraryControl(): ReactNode {
  const { state, save, cancel, remove } = useLibrary();
  const buttons = useRef<HTMLParagraphElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useFocusThatIsLost(buttons, status);
  if (state.type === 'loading') {
    return (
      <>
        <Introduction />
        <p>
          <Translate id="offline.library.loading" description="Until it is known what is saved">
            正在读取已保存的内容…
          </Translate>
        </p>
      </>
    );
  }
  if (state.type === 'unsupported') {
    return (
      <p>
        <Translate id="offline.library.unsupported" description="The browser keeps nothing for sites">
          这个浏览器或这个窗口（例如无痕窗口）不允许网站保存内容，文档只能在线阅读。
        </Translate>
      </p>
    );
  }
  const { type, library, kept } = state;
  const total = library.addresses.length;
  const isSaving = type === 'saving';
  return (
    <>
      <Introduction />
      <p ref={status} role="status" tabIndex={-1}>
        {isSaving ? '' : <StateText state={state} />}
      </p>
      {isSaving && <Progress kept={kept} total={total} />}
      <p ref={buttons}>
        {type !== 'removing' && (isSaving || kept < total) && (
          <SaveButton isSaving={isSaving} onPress={isSaving ? cancel : save} />
        )}{' '}
        {!isSaving && kept > library.manifest.shell.length && (
          <RemoveButton isRemoving={type === 'removing'} onPress={remove} />
        )}
      </p>
    </>
  );
}
