import { useEffect, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { LoadFailure } from '@site/src/components/LoadFailure';
import { useLazyComponent } from '@site/src/components/LoadFailure/useLazyComponent';
import { Introduction } from './Introduction';
import styles from './styles.module.css';

async function download() {
  return (await import('./LibraryControl')).LibraryControl;
}

function LazyControl(): ReactNode {
  const { Component, hasFailed, load } = useLazyComponent(download);
  useEffect(load, [load]);
  if (Component) return <Component />;
  if (!hasFailed) return <Introduction />;
  const part = translate({
    id: 'offline.library.part',
    message: '离线保存',
    description: 'Name of the part that saves documents, in the message that it could not be loaded',
  });
  return (
    <>
      <Introduction />
      <LoadFailure part={part} onRetry={load} />
    </>
  );
}

/** Where readers save all documents. */
export default function OfflineLibrary(): ReactNode {
  return (
    <section aria-labelledby="offline" className={styles.library}>
      <Heading as="h2" id="offline">
        <Translate id="offline.library.heading" description="Heading of the part that saves documents">
          离线阅读
        </Translate>
      </Heading>
      <LazyControl />
    </section>
  );
}
