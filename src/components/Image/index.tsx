import clsx from 'clsx';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ResponsiveImage } from '@site/plugins/images/responsiveImage';
import styles from './styles.module.css';

interface ImageProps {
  image: ResponsiveImage;
  alt: string;
  /** The `sizes` attribute; the default fits the column of a docs page. */
  sizes?: string;
  /** Load at once: for a picture on the first screen. */
  eager?: boolean;
}

type Failure = 'notFound' | 'loadError' | 'offline';

/** Why the browser could not show the picture. `error` events carry no reason, so the address is asked once more. */
async function findFailure(src: string): Promise<Failure> {
  if (!navigator.onLine) return 'offline';
  return fetch(src, { method: 'HEAD' }).then(
    ({ status }) => (status === 404 || status === 410 ? 'notFound' : 'loadError'),
    () => 'loadError' as const,
  );
}

interface FailureMessageProps {
  failure: Failure;
  onRetry: () => void;
}

function FailureMessage({ failure, onRetry }: FailureMessageProps): ReactNode {
  if (failure === 'notFound') {
    return (
      <span role="alert" className={styles.message}>
        <Translate id="image.notFound" description="The picture's address answers 404">
          图片不存在
        </Translate>
      </span>
    );
  }
  return (
    <button type="button" className={clsx(styles.message, styles.retry)} onClick={onRetry}>
      {failure === 'offline' ? (
        <Translate id="image.offline" description="The picture did not load and the browser is offline">
          网络已断开，图片无法加载。联网后自动重试，也可点击重试
        </Translate>
      ) : (
        <Translate id="image.loadError" description="The picture did not load; a click tries again">
          图片加载失败，点击重试
        </Translate>
      )}
    </button>
  );
}

/** A picture with a blurred placeholder, responsive sizes, and a message with a way on when it does not load. */
export function Image({
  image,
  alt,
  sizes = '(max-width: 996px) 100vw, 800px',
  eager = false,
}: ImageProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const src = withBaseUrl(image.src);
  const srcSet = image.variants.map((variant) => `${withBaseUrl(variant.src)} ${variant.width}w`).join(', ');

  const handleError = useCallback(() => {
    void findFailure(src).then(setFailure);
  }, [src]);

  // The picture may have loaded, or failed, before React took the page over.
  const inspect = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture?.complete) return;
      if (picture.naturalWidth > 0) setLoaded(true);
      else handleError();
    },
    [handleError],
  );

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (failure !== 'offline') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failure, retry]);

  return (
    <span className={styles.frame}>
      {!loaded && <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden="true" />}
      <img
        key={attempt}
        ref={inspect}
        className={clsx(styles.picture, failure && styles.failed)}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setLoaded(true)}
        onError={handleError}
      />
      {failure && <FailureMessage failure={failure} onRetry={retry} />}
    </span>
  );
}
