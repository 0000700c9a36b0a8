import { useState } from 'react';

interface AppProps {
  appName: string;
  basename: string;
}

export function App({ appName, basename }: AppProps) {
  const [count, setCount] = useState(0);
  return (
    <section className="demo-bridge-react">
      <h2>React 19</h2>
      <p>
        由 bridge-react-v18 接入。appName 是 <code>{appName}</code>，basename 是 <code>{basename}</code>。
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        点击 {count} 次
      </button>
    </section>
  );
}
