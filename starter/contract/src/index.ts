// 只引入类型，编译后不留下代码：子应用的产物里没有 garfish
import type { interfaces } from 'garfish';

export type Theme = 'light' | 'dark';

/** channel 上的全部事件：名字，与监听函数的参数。 */
export interface ChannelEvents {
  /** 主应用 → 子应用：主题变了。 */
  'theme:change': [theme: Theme];
  /** 子应用 → 主应用：加入购物车。 */
  'cart:add': [product: string];
}

/** `Garfish.channel` 用得到的部分，事件名与参数都受检查。 */
export interface Channel {
  on<Name extends keyof ChannelEvents>(
    event: Name,
    listener: (...values: ChannelEvents[Name]) => void,
  ): unknown;
  off<Name extends keyof ChannelEvents>(
    event: Name,
    listener: (...values: ChannelEvents[Name]) => void,
  ): unknown;
  emit<Name extends keyof ChannelEvents>(event: Name, ...values: ChannelEvents[Name]): boolean;
}

/** 主应用交给每个子应用的 `props`。 */
export interface HostProps {
  userName: string;
  /** 此刻的主题；channel 不保存历史，所以挂载时读它，之后听 `theme:change`。 */
  getTheme: () => Theme;
  channel: Channel;
}

type GarfishRenderInfo = Parameters<interfaces.Provider['render']>[0];
type GarfishDestroyInfo = Parameters<interfaces.Provider['destroy']>[0];

/** `render` 收到的内容；`props` 是上面的约定，不再是 any。 */
export type RenderInfo = Omit<GarfishRenderInfo, 'props'> & { props: HostProps };
export type DestroyInfo = Pick<GarfishDestroyInfo, 'appRenderInfo'>;

/** 子应用导出的 `provider`。 */
export interface Provider {
  render: (info: RenderInfo) => void;
  destroy: (info: DestroyInfo) => void;
}

export { createStandIn, type StandIn } from './standIn';
