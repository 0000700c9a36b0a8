import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import { readFrameMessage, toEnvelope, type ColorTheme, type PageMessage } from '@site/demos/protocol';
import { initialState, reduceFrame, type FrameAction, type FrameState } from './frameState';

/** A frame says something as soon as its script runs. */
const patienceForAnswer = 8_000;

/** Longer than the frame itself waits for `mount()`. */
const patienceForApp = 15_000;

function silenceText(seconds: number): string {
  return translate(
    {
      id: 'liveDemo.silence',
      message: '示例页面在 {seconds} 秒内没有响应',
      description: 'The frame of a live demo did not load or its script did not run',
    },
    { seconds },
  );
}

function originOf(address: string): string {
  return new URL(address, window.location.href).origin;
}

export interface DemoFrame extends FrameState {
  dispatch: (action: FrameAction) => void;
  /** Give it to the frame's element. */
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Tells the frame. Nothing happens when there is none. */
  tell: (message: PageMessage) => void;
}

/**
 * Holds the state of one demo frame and talks with it.
 *
 * @param page address of what the frame shows: only the origin that serves it is told, and listened to
 */
export function useDemoFrame(page: string, theme: ColorTheme): DemoFrame {
  const [state, dispatch] = useReducer(reduceFrame, initialState);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const tell = useCallback(
    (message: PageMessage): void => {
      frameRef.current?.contentWindow?.postMessage(toEnvelope(message), originOf(page));
    },
    [page],
  );

  useEffect(() => {
    function receive({ source, origin, data }: MessageEvent<unknown>): void {
      const frame = frameRef.current?.contentWindow;
      if (!frame || source !== frame || origin !== originOf(page)) return;
      const message = readFrameMessage(data);
      if (message) dispatch({ type: 'message', message });
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [page]);

  const { run, status, hasAnswered } = state;
  // After each state too: a frame that was still loading has missed what was said.
  useEffect(() => tell({ type: 'theme', theme }), [tell, theme, status]);

  useEffect(() => {
    if (status !== 'loading') return undefined;
    const patience = hasAnswered ? patienceForApp : patienceForAnswer;
    const timer = setTimeout(
      () => dispatch({ type: 'silence', message: silenceText(patience / 1000) }),
      patience,
    );
    return () => clearTimeout(timer);
  }, [run, status, hasAnswered]);

  return { ...state, dispatch, frameRef, tell };
}
