import { Component, type ReactNode } from 'react';

interface State {
  error?: Error;
}

/** 页面渲染时抛出的错误留在子应用里：显示原因与“重试”。加载与挂载的失败由主应用显示。 */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert">
        <p>这一页出错了：{error.message}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          重试
        </button>
      </div>
    );
  }
}
