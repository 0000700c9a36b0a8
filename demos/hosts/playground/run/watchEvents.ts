interface Channel {
  emit: (event: string | symbol, ...values: unknown[]) => boolean;
}

/**
 * Notes what goes through a channel. Not as a listener: `emit` says whether there are any, and a program may remove them all.
 *
 * @returns the names of the events so far
 */
export function watchEvents(channel: Channel): ReadonlySet<string> {
  const names = new Set<string>();
  const emit = channel.emit.bind(channel);
  Object.defineProperty(channel, 'emit', {
    configurable: true,
    writable: true,
    value: (event: string | symbol, ...values: unknown[]) => {
      names.add(String(event));
      return emit(event, ...values);
    },
  });
  return names;
}
