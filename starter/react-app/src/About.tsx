export default function About() {
  return <h2>React 关于页，来自按需加载的 chunk</h2>;
}
