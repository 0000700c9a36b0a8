import assert from 'node:assert/strict';
import type { Proof } from '../../kit/proof';
import { tour, type HostRouter } from './tour';

/** Away and back, a page further inside, away and back to it, then back twice: to the other app, and to that page. */
const journey = [
  'to /members',
  'to /orders',
  'inside /detail',
  'to /members',
  'to /orders/detail',
  'back',
  'back',
  'inside /',
] as const;

const members = '/members: members';
const list = '/orders: count 2 list';
const reactDetail = '/orders/detail: count 2 detail';
/** Its root does not count, but its list page. */
const vueDetail = '/orders/detail: detail';
/** vue-router writes the slash. */
const vueList = '/orders/: count 2 list';

const reactKept = [members, list, reactDetail, members, reactDetail, members, reactDetail, list];
const vueKept = [members, list, vueDetail, members, vueDetail, members, vueDetail, vueList];

const hostRouters: readonly HostRouter[] = ['none', 'vueRouter', 'createBrowserRouter', 'BrowserRouter'];
const reactRouters: readonly HostRouter[] = ['createBrowserRouter', 'BrowserRouter'];

export const proofs: readonly Proof[] = [
  {
    id: 'keep-alive.navigation-garfish-vue',
    async run(context) {
      for (const hostRouter of hostRouters) {
        const seen = await tour(context, { hostRouter, subApp: 'vueAroundPages' }, journey);
        assert.deepEqual(seen, vueKept, hostRouter);
      }
    },
  },
  {
    id: 'keep-alive.navigation-garfish-react',
    async run(context) {
      for (const hostRouter of hostRouters) {
        const seen = await tour(context, { hostRouter, subApp: 'reactActivity' }, journey);
        assert.deepEqual(seen, reactKept, hostRouter);
      }
    },
  },
  {
    id: 'keep-alive.navigation-react-react',
    async run(context) {
      for (const hostRouter of reactRouters) {
        const seen = await tour(context, { hostRouter, own: true, subApp: 'reactActivity' }, journey);
        assert.deepEqual(seen, reactKept, hostRouter);
      }
    },
  },
  {
    id: 'keep-alive.navigation-react-vue',
    async run(context) {
      for (const hostRouter of reactRouters) {
        const steps = ['to /members', 'to /orders', 'inside /detail'];
        const seen = await tour(context, { hostRouter, own: true, subApp: 'vueAroundPages' }, steps);
        assert.deepEqual(seen, [members, list, '/orders/detail:'], hostRouter);
      }
    },
  },
  {
    id: 'keep-alive.navigation-vue-vue',
    async run(context) {
      const seen = await tour(
        context,
        { hostRouter: 'vueRouter', own: true, subApp: 'vueAroundPages' },
        journey,
      );
      assert.deepEqual(seen, [...vueKept.slice(0, 6), '/detail:', vueList]);
    },
  },
  {
    id: 'keep-alive.navigation-vue-react',
    async run(context) {
      const seen = await tour(context, { hostRouter: 'vueRouter', own: true, subApp: 'reactActivity' }, [
        'to /members',
        'to /orders',
        'inside /detail',
        'to /members',
      ]);
      assert.deepEqual(seen, [members, list, reactDetail, `SyntaxError at ${reactDetail}`]);
      assert.match(context.messages().join(), /SecurityError/);
    },
  },
  {
    id: 'keep-alive.vue-pushes-back',
    async run(context) {
      const combination = { hostRouter: 'none', subApp: 'vueAroundPages' } as const;
      assert.deepEqual(await tour(context, combination, ['pushState /members']), ['/orders/members:']);
      assert.deepEqual(await tour(context, combination, ['to /members']), [members]);
    },
  },
  {
    id: 'keep-alive.vue-first-entry',
    async run(context) {
      const vue = { hostRouter: 'none', subApp: 'vueAroundPages' } as const;
      assert.deepEqual(await tour(context, vue, ['back']), [vueList]);
      const react = { hostRouter: 'none', subApp: 'reactActivity' } as const;
      assert.deepEqual(await tour(context, react, ['back']), ['/:']);
    },
  },
  {
    id: 'keep-alive.vue2-leaves-address',
    async run(context) {
      const vue2 = { hostRouter: 'none', subApp: 'vue2AroundPages' } as const;
      const steps = ['pushState /members', 'to /orders', 'back', 'back', 'back'];
      assert.deepEqual(await tour(context, vue2, steps), [members, list, members, list, '/:']);
    },
  },
  {
    id: 'keep-alive.vue-first-entry-marked',
    async run(context) {
      const vue = { hostRouter: 'none', subApp: 'vueAroundPages', marksFirst: true } as const;
      const steps = ['back', 'to /members', 'to /orders', 'back', 'back'];
      assert.deepEqual(await tour(context, vue, steps), ['/:', members, list, members, '/:']);
    },
  },
];
