import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import assets from '@generated/editor-types/default/assets.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isSparing } from '@site/src/connection';
import type { Files } from '../program/program';
import type * as featureCode from './features';

export type TypesStatus =
  | 'notLoaded'
  | 'loading'
  | 'ready'
  | 'failed'
  /** It was there, and does not answer any more. */
  | 'lost';

type Features = typeof featureCode;

const loadFeatureCode = async (): Promise<Features> =>
  import(/* webpackChunkName: "playground-editor-features" */ './features');

/** Megabytes that the types are, about, as they are sent. */
export const typesSize = (assets.sentBytes / 1e6).toFixed(1);

export interface EditorTypes {
  /** Undefined until the reader has turned to the editor, and it has arrived. */
  features: Features | undefined;
  loadFeatures: () => void;
  status: TypesStatus;
  connection: featureCode.TypesConnection | undefined;
  load: () => void;
  /** The reader writes: loads the types, unless that is to be asked for. */
  loadUnasked: () => void;
}

/**
 * TypeScript for the editor, once it is wanted.
 *
 * @param files of the project
 * @param path the file that is shown, of which the editor itself tells TypeScript
 */
export function useTypes(files: Files, path: string): EditorTypes {
  const [features, setFeatures] = useState<Features>();
  const [status, setStatus] = useState<TypesStatus>('notLoaded');
  const [connection, setConnection] = useState<featureCode.TypesConnection>();
  const [attempt, setAttempt] = useState(0);
  const address = useBaseUrl(assets.worker);
  const projectFiles = useEffectEvent(() => files);

  const loadFeatures = useCallback(() => {
    loadFeatureCode().then(
      (loaded) => setFeatures(() => loaded),
      // The editor works without them; when it is turned to again, so is this.
      (error: unknown) => console.warn(error),
    );
  }, []);

  useEffect(() => {
    if (attempt === 0) return undefined;
    let isOver = false;
    let opened: featureCode.TypesConnection | undefined;
    const end = (next: TypesStatus): void => {
      if (isOver) return;
      setStatus(next);
      setConnection(undefined);
    };
    const connect = async (): Promise<void> => {
      const loaded = await loadFeatureCode();
      opened = await loaded.connectTypes(address, projectFiles(), () => end('lost'));
      if (isOver) {
        opened.close();
        return;
      }
      setFeatures(() => loaded);
      setConnection(opened);
      setStatus('ready');
    };
    connect().catch((error: unknown) => {
      console.warn(error);
      end('failed');
    });
    return () => {
      isOver = true;
      opened?.close();
    };
  }, [attempt, address]);

  useEffect(() => connection?.sync(files, path), [connection, files, path]);

  const load = useCallback(() => {
    setStatus('loading');
    setAttempt((before) => before + 1);
  }, []);
  const loadUnasked = useCallback(() => {
    if (status === 'notLoaded' && !isSparing()) load();
  }, [status, load]);

  return { features, loadFeatures, status, connection, load, loadUnasked };
}
