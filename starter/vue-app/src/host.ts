import type { HostProps } from '@garfish-starter/contract';
import { inject, onUnmounted, readonly, ref, type InjectionKey } from 'vue';

export const hostKey: InjectionKey<HostProps> = Symbol('host');

/** 主应用的 `props`，由 provider.ts 交给根组件。 */
export function useHost(): HostProps {
  const host = inject(hostKey);
  if (!host) throw new Error('没有主应用的 props');
  return host;
}

/** 先读此刻的主题，再听变化；卸载时移除监听，沙箱不会代劳。 */
export function useTheme() {
  const { channel, getTheme } = useHost();
  const theme = ref(getTheme());
  const update = () => (theme.value = getTheme());
  channel.on('theme:change', update);
  onUnmounted(() => channel.off('theme:change', update));
  return readonly(theme);
}
