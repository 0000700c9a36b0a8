import { createConfig } from '../rspack.shared.mjs';

export default createConfig({
  directory: import.meta.dirname,
  port: 8080,
  // 子应用的入口；上线时由环境变量给出，例如 REACT_ENTRY=https://react.example.com/
  environment: {
    REACT_ENTRY: process.env.REACT_ENTRY ?? 'http://127.0.0.1:8081/',
    VUE_ENTRY: process.env.VUE_ENTRY ?? 'http://127.0.0.1:8082/',
  },
});
