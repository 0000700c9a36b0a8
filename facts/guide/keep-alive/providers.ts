import assert from 'node:assert/strict';
import type { FactContext, Proof } from '../../kit/proof';
import type { Kind } from './subApps';
import { tour } from './tour';

/** Goes away from the list and back; what is shown there. */
async function onReturn(context: FactContext, subApp: Kind): Promise<string | undefined> {
  const seen = await tour(context, { hostRouter: 'none', subApp }, ['to /members', 'to /orders']);
  assert.equal(seen[0], '/members: members');
  return seen[1];
}

const kept = '/orders: count 2 list';
const lost = '/orders: count 0 list';

export const proofs: readonly Proof[] = [
  {
    id: 'keep-alive.react-skipping',
    async run(context) {
      assert.equal(await onReturn(context, 'reactSkipping'), lost);
    },
  },
  {
    id: 'keep-alive.react-activity',
    async run(context) {
      assert.equal(await onReturn(context, 'reactActivity'), kept);
    },
  },
  {
    id: 'keep-alive.react-flush-sync',
    async run(context) {
      const steps = ['to /members', 'to /orders', 'look again'];
      const seen = await tour(context, { hostRouter: 'none', subApp: 'reactActivityLater' }, steps);
      assert.deepEqual(seen, ['/members: members', '/orders:', '/orders:']);
    },
  },
  {
    id: 'keep-alive.react-data-router',
    async run(context) {
      assert.equal(await onReturn(context, 'reactDataRouter'), kept);
    },
  },
  {
    id: 'keep-alive.vue-skipping',
    async run(context) {
      assert.equal(await onReturn(context, 'vueSkipping'), lost);
    },
  },
  {
    id: 'keep-alive.vue-around-root',
    async run(context) {
      assert.equal(await onReturn(context, 'vueAroundRoot'), lost);
    },
  },
  {
    id: 'keep-alive.vue-around-pages',
    async run(context) {
      assert.equal(await onReturn(context, 'vueAroundPages'), kept);
    },
  },
  {
    id: 'keep-alive.vue2-skipping',
    async run(context) {
      assert.equal(await onReturn(context, 'vue2Skipping'), lost);
    },
  },
  {
    id: 'keep-alive.vue2-around-pages',
    async run(context) {
      assert.equal(await onReturn(context, 'vue2AroundPages'), kept);
    },
  },
  {
    id: 'keep-alive.closed-tab',
    async run(context) {
      for (const subApp of ['reactActivity', 'vueAroundPages', 'vue2AroundPages'] as const) {
        const seen = await tour(context, { hostRouter: 'none', subApp }, [
          'to /members',
          'close',
          'to /orders',
        ]);
        assert.equal(seen[1], '/members: members');
        assert.match(seen[2] ?? '', /^\/orders\/?: count 0 list$/);
      }
    },
  },
];
