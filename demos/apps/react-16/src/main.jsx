import { useState } from 'react';
import ReactDOM from 'react-dom';
import './style.css';

function App() {
  const [count, setCount] = useState(0);
  return (
    <section className="demo-react-16">
      <h2>React 16</h2>
      <p>手写 provider，用 ReactDOM.render 渲染。</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        点击 {count} 次
      </button>
    </section>
  );
}

const rootOf = (dom) => dom.querySelector('#root');

const provider = {
  render: ({ dom }) => ReactDOM.render(<App />, rootOf(dom)),
  destroy: ({ dom }) => ReactDOM.unmountComponentAtNode(rootOf(dom)),
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') provider.render({ dom: document.body });
else __GARFISH_EXPORTS__.provider = provider;
