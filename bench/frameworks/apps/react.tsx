import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { announce, offer } from './offer';
import { rows } from './rows';

function App() {
  const [count, setCount] = useState(0);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (section.current) announce(section.current, 'react');
  }, []);
  return (
    <section ref={section} data-bench-app="react">
      <h2>React 19</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </section>
  );
}

let root: Root | undefined;

offer('react', {
  mount(container) {
    root = createRoot(container);
    root.render(<App />);
  },
  unmount() {
    root?.unmount();
    root = undefined;
  },
});
