import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { hostPage } from '@site/demos/registry';
import { island } from '@site/plugins/static-content/island';
import { MissingPart } from '@site/src/components/LoadFailure/MissingPart';
import { useFrameUrl } from '@site/src/components/useFrameUrl';
import { usable } from '@site/src/components/usable';
import { brokenExample, workingExample } from './examples';
import { Form } from './Form';
import { keepForm, readKeptForm } from './keptForm';
import { emptyForm, readForm, type FormFault, type FormValues } from './readForm';
import { Report } from './Report';
import { statusText } from './statusText';
import styles from './styles.module.css';
import { useExamination } from './useExamination';

const longestAddress = 2_000;

/** Whether a field is filled in that an examination can do without. */
function hasMore({ html, basename, props }: FormValues): boolean {
  return html !== emptyForm.html || basename !== emptyForm.basename || props !== emptyForm.props;
}

/** What the form begins with: `/doctor?entry=…` fills it in, else it is as this tab has left it. */
function openedForm(): FormValues {
  const entry = new URLSearchParams(location.search).get('entry') ?? '';
  return entry === ''
    ? (readKeptForm() ?? emptyForm)
    : { ...emptyForm, entry: entry.slice(0, longestAddress) };
}

/** The form. An address never runs anything: the reader presses the button. */
function useForm() {
  const isBrowser = useIsBrowser();
  const opened = useMemo(() => (isBrowser ? openedForm() : emptyForm), [isBrowser]);
  const [changed, setChanged] = useState<FormValues>();
  function setValues(next: FormValues): void {
    setChanged(next);
    keepForm(next);
    // Loaded anew, the page has what was typed last, not through the router: it stays as it is.
    if (location.search !== '') history.replaceState(history.state, '', location.pathname + location.hash);
  }
  return { values: changed ?? opened, setValues, showsMore: hasMore(opened) };
}

interface ToolsProps {
  /** The form that the first button sends. */
  form: string;
  isRunning: boolean;
  onStop: () => void;
  onWorkingExample: () => void;
  onBrokenExample: () => void;
}

function Tools({ form, isRunning, onStop, onWorkingExample, onBrokenExample }: ToolsProps): ReactNode {
  const example = { type: 'button', className: 'button button--outline button--primary' } as const;
  return (
    <div className={styles.tools}>
      <button
        type={isRunning ? 'button' : 'submit'}
        form={form}
        className="button button--primary"
        onClick={isRunning ? onStop : undefined}
      >
        {isRunning ? (
          <Translate id="doctor.stop" description="Button that ends the examination">
            停止
          </Translate>
        ) : (
          <Translate id="doctor.start" description="Button that begins the examination">
            开始体检
          </Translate>
        )}
      </button>
      <button {...example} {...usable(!isRunning, onWorkingExample)}>
        <Translate id="doctor.workingExample" description="Button that examines a sub-app that works">
          试一个正常的
        </Translate>
      </button>
      <button {...example} {...usable(!isRunning, onBrokenExample)}>
        <Translate
          id="doctor.brokenExample"
          description="Button that examines a sub-app that is broken on purpose"
        >
          试一个坏的
        </Translate>
      </button>
    </div>
  );
}

function DoctorView(): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const form = useId();
  const { values, setValues, showsMore } = useForm();
  const [fault, setFault] = useState<FormFault>();
  const runFrame = useFrameUrl(hostPage('doctor'));
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { state, start, stop, clear } = useExamination({
    stage,
    runFrame,
    baseUrl,
    garfishVersion: String(customFields?.['garfishVersion']),
    fetchFrame: useFrameUrl(hostPage('doctor-fetch')),
    frameTitle: translate({
      id: 'doctor.frame',
      message: '接受体检的子应用',
      description: 'Title of the frames that the sub-app runs in',
    }),
  });

  function startWith(next: FormValues): void {
    setValues(next);
    const request = readForm(next);
    setFault(typeof request === 'string' ? request : undefined);
    // The report of the address before it would seem to be this one's.
    if (typeof request === 'string') clear();
    else void start(request);
  }

  const isRunning = state.status === 'running';
  const name = translate({ id: 'doctor.label', message: '接入体检', description: 'Name of the doctor' });
  return (
    <div className={styles.doctor} role="group" aria-label={name}>
      <Form
        id={form}
        values={values}
        showsMore={showsMore}
        fault={fault}
        onChange={(change) => setValues({ ...values, ...change })}
        onStart={() => startWith(values)}
      />
      <Tools
        form={form}
        isRunning={isRunning}
        onStop={stop}
        onWorkingExample={() => startWith(workingExample(runFrame))}
        onBrokenExample={() => startWith(brokenExample)}
      />
      <p className={styles.status} role="status" data-status={state.status}>
        {state.status === 'unavailable' ? (
          <MissingPart part={name}>{statusText(state)}</MissingPart>
        ) : (
          statusText(state)
        )}
      </p>
      {state.status === 'done' && <Report report={state.report} />}
      <div ref={stage} className={styles.stage} aria-hidden="true" />
    </div>
  );
}

/** Examines the reader's own sub-app in frames of its own, and says what is wrong with it. */
export const Doctor = island('Doctor', DoctorView);
