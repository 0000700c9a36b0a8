const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;
const privateNetwork =
  /^(?:10(?:\.\d+){3}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|192\.168(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[f(?:[cd]|e[89ab]).*\]|.+\.local)$/;

/** The reader's own machine. */
export function isLoopback({ hostname }: URL): boolean {
  return loopback.test(hostname);
}

/** The reader's machine, or by its address one beside it: a name may lead there all the same. */
export function isLocal({ hostname }: URL): boolean {
  return loopback.test(hostname) || privateNetwork.test(hostname);
}
