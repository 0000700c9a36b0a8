type Name = string | symbol;

interface Channel {
  emit: (event: Name, ...values: unknown[]) => boolean;
  listenerCount: (event: Name) => number;
}

/** What has gone through a channel so far. */
export interface Events {
  /** Each once. */
  names: () => string[];
  count: (name: string) => number;
  /** Sends the last one of that name again, with what it carried. @returns whether there was one */
  emitAgain: (name: string) => boolean;
  /** How many listeners there are for it now. */
  listeners: (name: string) => number;
}

/** Notes what goes through a channel. Not as a listener: `emit` says whether there are any, and a program may remove them all. */
export function watchEvents(channel: Channel): Events {
  const counts = new Map<string, number>();
  const last = new Map<string, unknown[]>();
  const emit = channel.emit.bind(channel);
  Object.defineProperty(channel, 'emit', {
    configurable: true,
    writable: true,
    value: (event: Name, ...values: unknown[]) => {
      const name = String(event);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      last.set(name, values);
      return emit(event, ...values);
    },
  });
  return {
    names: () => [...counts.keys()],
    count: (name) => counts.get(name) ?? 0,
    emitAgain: (name) => {
      const values = last.get(name);
      if (!values) return false;
      emit(name, ...values);
      return true;
    },
    listeners: (name) => channel.listenerCount(name),
  };
}
