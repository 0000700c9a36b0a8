/** The components that React keeps alive inside documents, whose bodies are static. Each is marked by `island` where it is written. */
export const islands = {
  CourseList: async () => (await import('./components/Learn/CourseList')).CourseList,
  Doctor: async () => (await import('./components/Doctor')).Doctor,
  Exercise: async () => (await import('./components/Learn/Exercise')).Exercise,
  FactProof: async () => (await import('@site/plugins/facts/theme/FactListPage/FactProof')).FactProof,
  IsolationBench: async () => (await import('./components/IsolationBench')).IsolationBench,
  IsolationGrid: async () => (await import('./components/IsolationGrid')).IsolationGrid,
  LifecycleTimeline: async () => (await import('./components/LifecycleTimeline')).LifecycleTimeline,
  LiveDemo: async () => (await import('./components/LiveDemo')).LiveDemo,
  Playground: async () => {
    const { loadAddress, Playground } = await import(
      /* webpackChunkName: "playground" */ './components/Playground'
    );
    await loadAddress();
    return Playground;
  },
  PlaygroundLink: async () => (await import('./components/PlaygroundLink')).PlaygroundLink,
} as const;

export type IslandName = keyof typeof islands;
