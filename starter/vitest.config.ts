import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

// 只用来运行单元测试：Vitest 自带 Vite，与 Rspack 的构建无关
export default defineConfig({
  plugins: [vue()],
  test: {
    include: ['*/src/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
  },
});
