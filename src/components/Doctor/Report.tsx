import { useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeText } from '@site/src/components/CodeText';
import { copyText } from '@site/src/copyText';
import { severityNames } from './diagnosis/check';
import type { Finding } from './diagnosis/diagnose';
import type { Report as ReportData } from './useExamination';
import styles from './styles.module.css';

const terms = {
  seen: () => translate({ id: 'doctor.seen', message: '看到的', description: 'Heading of what was seen' }),
  why: () => translate({ id: 'doctor.why', message: '为什么', description: 'Heading of why it matters' }),
  fixes: () => translate({ id: 'doctor.fixes', message: '怎样改', description: 'Heading of what to change' }),
  consequences: () =>
    translate({
      id: 'doctor.consequences',
      message: '由它引起',
      description: 'Heading of what follows from the finding',
    }),
  links: () =>
    translate({ id: 'doctor.links', message: '说明', description: 'Heading of the links to pages' }),
};

interface EntryProps {
  term: keyof typeof terms;
  children: ReactNode;
}

/** A term and what is said of it. */
function Entry({ term, children }: EntryProps): ReactNode {
  return (
    <>
      <dt>{terms[term]()}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }): ReactNode {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <CodeText text={line} />
        </li>
      ))}
    </ul>
  );
}

function FindingView({ finding, isFirst }: { finding: Finding; isFirst: boolean }): ReactNode {
  const { check, severity, seen, consequences } = finding;
  return (
    <li className={styles.finding} data-severity={severity} data-check={check.id}>
      <details open={isFirst || severity !== 'note'}>
        <summary>
          <span className={styles.severity}>{severityNames[severity]}</span> {check.title}
        </summary>
        <dl>
          <Entry term="seen">
            <Lines lines={seen} />
          </Entry>
          <Entry term="why">
            <CodeText text={check.why} />
          </Entry>
          <Entry term="fixes">
            <ul>
              {check.fixes.map(({ tool, text }) => (
                <li key={text + tool}>
                  <strong>{tool}</strong>：<CodeText text={text} />
                </li>
              ))}
            </ul>
          </Entry>
          {consequences.length > 0 && <Entry term="consequences">{consequences.join('、')}</Entry>}
          <Entry term="links">
            {check.links.map(([to, label], index) => (
              <span key={to}>
                {index > 0 && '、'}
                <Link to={to}>{label}</Link>
              </span>
            ))}
          </Entry>
        </dl>
      </details>
    </li>
  );
}

/** Where the browser refuses, the text is there to be copied by hand. */
function CopyReport({ markdown }: { markdown: string }): ReactNode {
  const id = useId();
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        className="button button--outline button--primary button--sm"
        onClick={() => void copyText(markdown).then(setCopied)}
      >
        {isCopied
          ? translate({ id: 'doctor.copied', message: '已复制', description: 'The report was copied' })
          : translate({
              id: 'doctor.copy',
              message: '复制报告（Markdown）',
              description: 'Button that copies the report as Markdown',
            })}
      </button>
      {isCopied === false && (
        <div className={styles.field} role="alert">
          <label htmlFor={id}>
            <Translate
              id="doctor.notCopied"
              description="Label of the report as text, when it could not be copied"
            >
              浏览器不允许复制，请选中下面的文字后复制
            </Translate>
          </label>
          <textarea
            id={id}
            readOnly
            rows={6}
            value={markdown}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  );
}

/** What the examination has found: the worst first, then what is as it should be. */
export function Report({ report }: { report: ReportData }): ReactNode {
  const { diagnosis, markdown, milliseconds } = report;
  return (
    <section
      className={styles.report}
      aria-label={translate({ id: 'doctor.report', message: '体检报告', description: 'Name of the report' })}
    >
      <div className={styles.tools}>
        <CopyReport markdown={markdown} />
        <span>
          <Translate
            id="doctor.time"
            description="How long the examination took"
            values={{ seconds: (milliseconds / 1000).toFixed(1) }}
          >
            {'用时 {seconds} 秒'}
          </Translate>
        </span>
      </div>
      <ol className={styles.findings}>
        {diagnosis.findings.map((finding, index) => (
          <FindingView key={finding.check.id} finding={finding} isFirst={index === 0} />
        ))}
      </ol>
      {diagnosis.passes.length > 0 && (
        <>
          <h3 className={styles.passesTitle}>
            <Translate id="doctor.passes" description="Heading of what is as it should be">
              通过
            </Translate>
          </h3>
          <Lines lines={diagnosis.passes} />
        </>
      )}
    </section>
  );
}
