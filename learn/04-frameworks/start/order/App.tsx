import { useState } from 'react';

export function App() {
  const [count, setCount] = useState(3);
  return (
    <section className="order">
      <h2>订单（React）</h2>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} 笔，再加一笔
      </button>
    </section>
  );
}
