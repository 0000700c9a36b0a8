import clsx from 'clsx';
import { createContext, use, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { ResponsiveImage } from '@site/plugins/images/responsiveImage';
import styles from './styles.module.css';

/** The `sizes` attribute of the pictures within; at first, those that fit the column of a document. */
export const ImageSizes = createContext('(max-width: 996px) 100vw, 800px');

interface ImageProps {
  image: ResponsiveImage;
  alt: string;
}

/** What can be wrong with the picture; `src/pageScript` shows one of them. */
function FailureMessages(): ReactNode {
  const retry = { type: 'button', hidden: true, className: clsx(styles.message, styles.retry) } as const;
  return (
    <>
      <span role="alert" hidden data-failure="notFound" className={styles.message}>
        <Translate id="image.notFound" description="The picture's address answers 404">
          图片不存在
        </Translate>
      </span>
      <button {...retry} data-failure="offline">
        <Translate id="image.offline" description="The picture did not load and the browser is offline">
          网络已断开，图片无法加载。联网后自动重试，也可点击重试
        </Translate>
      </button>
      <button {...retry} data-failure="loadError">
        <Translate id="image.loadError" description="The picture did not load; a click tries again">
          图片加载失败，点击重试
        </Translate>
      </button>
    </>
  );
}

/** A picture with a blurred placeholder, responsive sizes, and a message with a way on when it does not load. */
export function Image({ image, alt }: ImageProps): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const sizes = use(ImageSizes);
  return (
    <span className={styles.frame} data-image="">
      <img className={styles.placeholder} src={image.placeholder} alt="" aria-hidden="true" />
      <img
        className={styles.picture}
        src={withBaseUrl(image.src)}
        srcSet={image.variants.map(({ src, width }) => `${withBaseUrl(src)} ${width}w`).join(', ')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
      <FailureMessages />
    </span>
  );
}
