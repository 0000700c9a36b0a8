import { useEffect, useState } from 'react';

export function App() {
  const [count, setCount] = useState(0);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setSeconds((value) => value + 1), 1000);
    return () => clearInterval(timer);
  }, []);

  return (
    <section className="demo-keep-alive">
      <h2>订单草稿</h2>
      <p>显示了 {seconds} 秒。</p>
      <label>
        备注 <input placeholder="写几个字，再切走" />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>
        点击 {count} 次
      </button>
    </section>
  );
}
