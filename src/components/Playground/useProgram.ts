import { useCallback, useEffect, useState } from 'react';
import { readDrafts, writeDraft, type Draft } from './drafts';
import { examples, firstExample } from './examples';
import type { Example } from './examples/example';
import { isSameProgram, type Program } from './program';
import { fromHash, toHash } from './shareLink';

/** What is open: `example:<id>`, `draft:<id>`, or `link`. */
export type Source = `example:${string}` | `draft:${string}` | 'link';

export type Notice = 'damagedLink' | 'openedLink' | 'linkCopied' | 'linkInAddressBar' | 'draftNotSaved';

interface Session {
  source: Source;
  /** As it was opened; what a reset goes back to. */
  opened: Program;
  program: Program;
  /** The draft that keeps what is typed; there is none before the first change. */
  draftId?: string;
}

function newSession(source: Source, program: Program): Session {
  return { source, opened: program, program };
}

function draftSession({ id, program }: Draft): Session {
  return { ...newSession(`draft:${id}`, program), draftId: id };
}

function exampleSession({ id, program }: Example): Session {
  return newSession(`example:${id}`, program);
}

function sessionOf(source: string, drafts: readonly Draft[]): Session | undefined {
  const draft = drafts.find(({ id }) => source === `draft:${id}`);
  if (draft) return draftSession(draft);
  const example = examples.find(({ id }) => source === `example:${id}`);
  return example && exampleSession(example);
}

interface Opened {
  session: Session;
  notice?: Notice;
}

/** A link first, then the latest draft, then an example. */
function openFirst(drafts: readonly Draft[]): Opened {
  const shared = fromHash(location.hash);
  if (shared.kind === 'program') {
    const session = newSession('link', shared.program);
    return drafts.length > 0 ? { session, notice: 'openedLink' } : { session };
  }
  const session = drafts[0] ? draftSession(drafts[0]) : exampleSession(firstExample);
  return shared.kind === 'damaged' ? { session, notice: 'damagedLink' } : { session };
}

function showHash(hash: string): void {
  // Not through the router: the page stays as it is.
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

export interface ProgramControls {
  program: Program;
  source: Source;
  drafts: readonly Draft[];
  notice: Notice | undefined;
  isChanged: boolean;
  edit: (change: Partial<Program>) => void;
  open: (source: string) => void;
  reset: () => void;
  /** Puts the link into the address bar and onto the clipboard. */
  share: () => Promise<void>;
}

/**
 * The program in the editor. Every series of changes is a draft of its own: opening a link or an example never
 * overwrites what was typed before.
 */
export function useProgram(): ProgramControls {
  const [drafts, setDrafts] = useState(readDrafts);
  const [{ session, notice }, setOpened] = useState<Opened>(() => openFirst(drafts));
  const { program, source, opened, draftId } = session;

  useEffect(() => {
    const onHashChange = (): void => {
      if (location.hash !== '') setOpened(openFirst(readDrafts()));
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  const edit = useCallback(
    (change: Partial<Program>) => {
      const next = { ...program, ...change };
      if (isSameProgram(next, program)) return;
      if (location.hash !== '') showHash('');
      const id = draftId ?? Date.now().toString(36);
      const isSaved = writeDraft({ id, savedAt: Date.now(), program: next });
      setDrafts(readDrafts());
      setOpened({
        session: { source: isSaved ? `draft:${id}` : source, opened, program: next, draftId: id },
        ...(!isSaved && { notice: 'draftNotSaved' }),
      });
    },
    [program, source, opened, draftId],
  );

  const open = useCallback(
    (next: string) => {
      const found = sessionOf(next, drafts);
      if (!found) return;
      if (location.hash !== '') showHash('');
      setOpened({ session: found });
    },
    [drafts],
  );

  const reset = useCallback(() => {
    // The draft stays in the menu; what is typed from here on is another one.
    setOpened({ session: newSession(source, opened) });
  }, [source, opened]);

  const share = useCallback(async () => {
    showHash(toHash(program));
    const isCopied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    setOpened((before) => ({ ...before, notice: isCopied ? 'linkCopied' : 'linkInAddressBar' }));
  }, [program]);

  return {
    program,
    source,
    drafts,
    notice,
    isChanged: !isSameProgram(program, opened),
    edit,
    open,
    reset,
    share,
  };
}
