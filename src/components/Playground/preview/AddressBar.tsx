import { useState, type ReactNode, type SubmitEvent } from 'react';
import { translate } from '@docusaurus/Translate';
import { usable } from '@site/src/components/usable';
import { toAddress } from '../program/program';
import type { RunState } from '../run/runState';
import styles from '../styles.module.css';

export interface AddressBarProps {
  address: RunState['address'];
  isRunning: boolean;
  /** Where a run starts; shown while there is none. */
  startAddress: string;
  onNavigate: (path: string) => void;
  onTraverse: (delta: 1 | -1) => void;
}

interface TraverseButtonProps {
  label: string;
  isUsable: boolean;
  children: string;
  onClick: () => void;
}

function TraverseButton({ label, isUsable, children, onClick }: TraverseButtonProps): ReactNode {
  return (
    <button type="button" className={styles.iconButton} aria-label={label} {...usable(isUsable, onClick)}>
      {children}
    </button>
  );
}

/** Address of the preview, which can be changed, and its own way back and forward. */
export function AddressBar(props: AddressBarProps): ReactNode {
  const { address, isRunning, startAddress, onNavigate, onTraverse } = props;
  const shown = isRunning ? address.path : startAddress;
  const [typed, setTyped] = useState<string>();

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTyped(undefined);
    onNavigate(toAddress(typed ?? shown));
  }

  return (
    <form className={styles.addressBar} onSubmit={submit}>
      <TraverseButton
        isUsable={isRunning && address.canGoBack}
        label={translate({
          id: 'playground.back',
          message: '后退',
          description: 'Button of the preview’s address bar',
        })}
        onClick={() => onTraverse(-1)}
      >
        ←
      </TraverseButton>
      <TraverseButton
        isUsable={isRunning && address.canGoForward}
        label={translate({
          id: 'playground.forward',
          message: '前进',
          description: 'Button of the preview’s address bar',
        })}
        onClick={() => onTraverse(1)}
      >
        →
      </TraverseButton>
      <input
        className={styles.address}
        aria-label={translate({
          id: 'playground.address',
          message: '预览的地址，按回车前往',
          description: 'Name of the preview’s address field',
        })}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </form>
  );
}
