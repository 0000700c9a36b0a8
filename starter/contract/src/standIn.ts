import type { Channel, ChannelEvents, HostProps, Theme } from './index';

/** 独立运行与单元测试时，代替主应用的一份 `props`。 */
export interface StandIn extends HostProps {
  /** 像主应用那样切换主题。 */
  setTheme: (theme: Theme) => void;
}

type Listeners = { [Name in keyof ChannelEvents]: Set<(...values: ChannelEvents[Name]) => void> };

function createChannel(): Channel {
  const listeners: Listeners = { 'theme:change': new Set(), 'cart:add': new Set() };
  return {
    on: (event, listener) => listeners[event].add(listener),
    off: (event, listener) => listeners[event].delete(listener),
    emit: (event, ...values) => {
      const called = [...listeners[event]];
      for (const listener of called) listener(...values);
      return called.length > 0;
    },
  };
}

export function createStandIn(userName = '访客'): StandIn {
  const channel = createChannel();
  let theme: Theme = 'light';
  return {
    userName,
    channel,
    getTheme: () => theme,
    setTheme: (next) => {
      theme = next;
      channel.emit('theme:change', theme);
    },
  };
}
