import { emptyForm, type FormValues } from './readForm';

/** A sub-app whose bundle puts the provider into a global variable, which Garfish does not look at. */
const brokenHtml = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <title>订单</title>
  </head>
  <body>
    <div id="root"></div>
    <script>
      window.order = {
        provider: {
          render: ({ dom }) => {
            dom.querySelector('#root').textContent = '订单';
          },
          destroy: () => {},
        },
      };
    </script>
  </body>
</html>
`;

export const brokenExample: FormValues = { ...emptyForm, html: brokenHtml };

/** @param frame address of a page of the demos, beside which the sub-apps stand */
export function workingExample(frame: string): FormValues {
  const entry = new URL('../../apps/react-19/index.htm', new URL(frame, location.href)).href;
  return { ...emptyForm, entry };
}
