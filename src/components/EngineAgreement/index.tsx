import { Fragment, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { compatibilityRecords, isolationRecords } from '@site/src/data/engineRecords';

interface EngineAgreementProps {
  matrix: 'isolation' | 'compatibility';
}

/** Below a matrix recorded in Chromium: which other engines gave the same, which a test of the records makes sure of. */
export function EngineAgreement({ matrix }: EngineAgreementProps): ReactNode {
  const records = matrix === 'isolation' ? isolationRecords : compatibilityRecords;
  const engines = (
    <>
      {records.map(({ engine, version, date }, index) => (
        <Fragment key={engine}>
          {index > 0 && '、'}
          {engine} {version}（<time className="whole">{date}</time>）
        </Fragment>
      ))}
    </>
  );
  return (
    <p>
      <Translate
        id="engineAgreement.same"
        description="Below a matrix: the engines that gave the same results as Chromium"
        values={{ engines }}
      >
        {
          '同样的每一格也在 {engines}里运行过，结果与 Chromium 的记录全部相同。WebKitGTK 与 Safari 的内核都是 WebKit，但它不是 Safari：Safari 没有运行过。'
        }
      </Translate>
    </p>
  );
}
