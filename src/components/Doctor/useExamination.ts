import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { ExaminationOptions } from './examination/examine';
import type { Diagnosis } from './diagnosis/diagnose';
import type { ExaminationRequest } from './evidence';

type Step = Parameters<ExaminationOptions['onProgress']>[0];

export interface Report {
  diagnosis: Diagnosis;
  summary: string;
  markdown: string;
  milliseconds: number;
}

export type ExaminationState =
  | { status: 'idle' }
  | { status: 'running'; step: Step | 'scripts' }
  | { status: 'stopped' }
  /** The page's own parts did not come. */
  | { status: 'unavailable' }
  /** The examination itself did not get to its end. */
  | { status: 'broken' }
  | { status: 'done'; report: Report };

interface Options {
  stage: RefObject<HTMLElement | null>;
  fetchFrame: string;
  runFrame: string;
  frameTitle: string;
  /** Of the site. */
  baseUrl: string;
  garfishVersion: string;
}

export interface ExaminationControls {
  state: ExaminationState;
  start: (request: ExaminationRequest) => Promise<void>;
  stop: () => void;
  /** Stops, and forgets what was found. */
  clear: () => void;
}

async function load() {
  return import(/* webpackChunkName: "doctor-examination" */ './diagnosis');
}

type Parts = Awaited<ReturnType<typeof load>>;

/** Examines a sub-app, and puts what was found into words; throws as `examine` does. */
async function reportOn(
  { examine, diagnose, summaryOf, toMarkdown }: Parts,
  options: ExaminationOptions,
  site: Parameters<Parts['toMarkdown']>[2],
): Promise<Report> {
  const evidence = await examine(options);
  const diagnosis = diagnose(evidence);
  return {
    diagnosis,
    summary: summaryOf(diagnosis),
    markdown: toMarkdown(evidence, diagnosis, site),
    milliseconds: evidence.milliseconds,
  };
}

/** What has become of an examination that threw, and that nobody has ended. */
function statusAfter(error: unknown): 'unavailable' | 'broken' {
  console.warn(error);
  // A frame of the site itself that does not start aborts what waits for it.
  const hasNoFrame = error instanceof DOMException && error.name === 'AbortError';
  return hasNoFrame ? 'unavailable' : 'broken';
}

/** Examines sub-apps, one at a time. What examines them is downloaded for the first. */
export function useExamination({ stage, ...options }: Options): ExaminationControls {
  const [state, setState] = useState<ExaminationState>({ status: 'idle' });
  const current = useRef<AbortController | undefined>(undefined);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const start = useCallback(
    async (request: ExaminationRequest) => {
      current.current?.abort();
      const run = new AbortController();
      current.current = run;
      // Of one that has been ended, what ended it has said all.
      const show = (next: ExaminationState): void => {
        if (!run.signal.aborted) setState(next);
      };
      show({ status: 'running', step: 'scripts' });
      try {
        const parts = await load().catch((error: unknown) => console.warn(error));
        if (!parts) {
          show({ status: 'unavailable' });
          return;
        }
        if (!stage.current || run.signal.aborted) return;
        const { baseUrl, garfishVersion, ...frames } = latest.current;
        const examination: ExaminationOptions = {
          request,
          stage: stage.current,
          ...frames,
          signal: run.signal,
          onProgress: (step) => show({ status: 'running', step }),
        };
        const site = { home: location.origin + baseUrl, garfishVersion };
        show({ status: 'done', report: await reportOn(parts, examination, site) });
      } catch (error) {
        if (!run.signal.aborted) show({ status: statusAfter(error) });
      }
    },
    [stage],
  );

  const end = (status: 'stopped' | 'idle'): void => {
    current.current?.abort();
    setState({ status });
  };
  useEffect(() => () => current.current?.abort(), []);
  return { state, start, stop: () => end('stopped'), clear: () => end('idle') };
}
