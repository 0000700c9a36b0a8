import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** What runs a proof: Playwright drives a browser, so no page can. */
export function HowToRun(): ReactNode {
  return (
    <p>
      <Translate
        id="facts.howToRun"
        description="How to run the proofs; {command} is a command line"
        values={{
          command: (
            <code>
              npx playwright test <span className="whole">--project=facts</span> -g "id"
            </code>
          ),
        }}
      >
        {'证明由 Playwright 驱动 Chromium，网页里运行不了；在本站的仓库里运行其中一条：{command}。'}
      </Translate>
    </p>
  );
}
