import type { HostProps } from '@garfish-starter/contract';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from './ErrorBoundary';

// 按需加载的 chunk，从 PUBLIC_PATH 取
const About = lazy(() => import('./About'));

interface AppProps {
  basename?: string;
  host: HostProps;
}

/** 先读此刻的主题，再听变化；隐藏时 React 停止监听，显示时重新读。 */
function useTheme({ channel, getTheme }: HostProps) {
  return useSyncExternalStore((onChange) => {
    channel.on('theme:change', onChange);
    return () => void channel.off('theme:change', onChange);
  }, getTheme);
}

function Home({ host }: { host: HostProps }) {
  const theme = useTheme(host);
  return (
    <>
      <h2>你好，{host.userName}</h2>
      <p>主题：{theme}</p>
      <button type="button" onClick={() => host.channel.emit('cart:add', '订单')}>
        加入购物车
      </button>
    </>
  );
}

/** 切到别的子应用再回来，写了一半的草稿还在。 */
function Draft() {
  const [text, setText] = useState('');
  return (
    <label>
      草稿 <textarea value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}

function Pages({ host }: { host: HostProps }) {
  const { pathname } = useLocation();
  return (
    // 换一页就是新的边界：一页出错，不影响别的页
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<p>加载中</p>}>
        <Routes>
          <Route path="/" element={<Home host={host} />} />
          <Route path="/draft" element={<Draft />} />
          <Route path="/about" element={<About />} />
          <Route path="*" element={<p>React 子应用里没有这个页面</p>} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}

export function App({ basename = '/', host }: AppProps) {
  return (
    <BrowserRouter basename={basename}>
      <nav>
        <Link to="/">子应用首页</Link> <Link to="/draft">草稿</Link> <Link to="/about">关于</Link>
      </nav>
      <Pages host={host} />
    </BrowserRouter>
  );
}
