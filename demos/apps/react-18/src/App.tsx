import { useState } from 'react';

export function App() {
  const [count, setCount] = useState(0);
  return (
    <section className="demo-react-18">
      <h2>React 18</h2>
      <p>手写 provider，用 createRoot 渲染。</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        点击 {count} 次
      </button>
    </section>
  );
}
