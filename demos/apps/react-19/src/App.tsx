import { useState } from 'react';

export function App() {
  const [count, setCount] = useState(0);
  return (
    <section className="demo-react-19">
      <h2>React 19</h2>
      <p>手写 provider，状态由 useState 保存。</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        点击 {count} 次
      </button>
    </section>
  );
}
