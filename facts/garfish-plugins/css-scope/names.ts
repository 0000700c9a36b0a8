import assert from 'node:assert/strict';
import { mount } from '../../kit/mounting';
import { openWithPlugin } from '../../kit/plugins';
import type { Proof } from '../../kit/proof';

export const proofs: readonly Proof[] = [
  {
    id: 'css-scope.names',
    async run(context) {
      for (const [name, styled] of [
        ...(['order', '订单', '1', 'a_b'] as const).map((name) => [name, true] as const),
        ...(['order list', 'order.v2', '@order', 'shop/order'] as const).map(
          (name) => [name, false] as const,
        ),
      ]) {
        const { entry } = context.app({
          head: '<style>p { height: 22px; }</style>',
          body: '<p id="styled"></p>',
        });
        const host = await openWithPlugin(context, 'cssScope');
        await mount(host, { name, entry });
        const height = await host.evaluate(
          () => getComputedStyle(document.querySelector('#styled') ?? document.body).height,
        );
        assert.equal(height === '22px', styled, name);
        assert.deepEqual(context.messages(), []);
      }
    },
  },
];
