import { useCallback, useEffect, useRef, useState } from 'react';
import { isWantOfRoom } from '../../keep';
import { countKept, findLibrary, readRoom, removeLibrary, saveLibrary, type Library } from './library';

/** For want of what not everything was saved. */
type Want = 'network' | 'room';

export type LibraryState =
  | { type: 'loading' }
  | { type: 'unsupported' }
  | { type: 'shown' | 'saving' | 'removing'; library: Library; kept: number; want?: Want };

interface LibraryControls {
  state: LibraryState;
  save: () => void;
  cancel: () => void;
  remove: () => void;
}

function wantOf(error: unknown): Want {
  return isWantOfRoom(error) ? 'room' : 'network';
}

/** What the missing files take: they differ in size, so this is a guess. */
export function bytesNeeded({ manifest, addresses }: Library, kept: number): number {
  return manifest.librarySize.bytes * (1 - kept / addresses.length);
}

/** The documents that this browser keeps, and what the reader does with them. */
export function useLibrary(): LibraryControls {
  const [state, setState] = useState<LibraryState>({ type: 'loading' });
  const saving = useRef<AbortController | undefined>(undefined);

  const show = useCallback(async (library: Library, want?: Want) => {
    setState({ type: 'shown', library, kept: await countKept(library), ...(want && { want }) });
  }, []);

  const fail = useCallback((error: unknown) => {
    console.warn(error);
    setState({ type: 'unsupported' });
  }, []);

  useEffect(() => {
    findLibrary().then(show).catch(fail);
    return () => saving.current?.abort();
  }, [show, fail]);

  const save = async (): Promise<void> => {
    if (state.type !== 'shown') return;
    const { library, kept } = state;
    const abort = new AbortController();
    saving.current = abort;
    // At once: a second press must not save everything beside the first.
    setState({ type: 'saving', library, kept: 0 });
    const left = await readRoom();
    if (left !== undefined && left < bytesNeeded(library, kept)) {
      await show(library, 'room');
      return;
    }
    let done = 0;
    const onKept = (): void => {
      done += 1;
      setState({ type: 'saving', library, kept: done });
    };
    const want = await saveLibrary(library, abort.signal, onKept).then(() => undefined, wantOf);
    await show(library, abort.signal.aborted ? undefined : want);
  };

  const remove = async (): Promise<void> => {
    if (state.type !== 'shown') return;
    setState({ ...state, type: 'removing' });
    await removeLibrary(state.library).catch(console.warn);
    await show(state.library);
  };

  return {
    state,
    save: () => void save().catch(fail),
    cancel: () => saving.current?.abort(),
    remove: () => void remove().catch(fail),
  };
}
