import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { mostCharacters } from '@site/src/messages/decode';

/** A box to paste a log into, which `src/readingScript/decoder` makes work; without scripts it is not shown. */
export function ErrorDecoder(): ReactNode {
  const label = translate({
    id: 'errorDecoder.label',
    message: '粘贴控制台里的一行、堆栈或整段日志',
    description: 'Label of the box that finds the entries of pasted error messages',
  });
  return (
    <div className="error-decoder">
      <label>
        {label}
        <textarea rows={3} maxLength={mostCharacters} spellCheck={false} />
      </label>
      <p>
        <Translate
          id="errorDecoder.hint"
          description="Below the box that finds the entries of pasted error messages"
        >
          前缀、名字、地址与堆栈不同也能对上；内容只在浏览器里比较，不会发出去。
        </Translate>
      </p>
    </div>
  );
}
