/** Changes of the address that may follow each other at once. */
const mostAtOnce = 30;

/** So much later there may be one more. */
export const pauseMs = 500;

/**
 * How often what is typed may go into the address: WebKit refuses all that changes it, links as well, after a hundred changes
 * in half a minute. Links have the rest.
 *
 * @returns takes one change, if there is one left
 */
export function changeAllowance(): (now: number) => boolean {
  let left = mostAtOnce;
  let countedAt = 0;
  return (now) => {
    left = Math.min(mostAtOnce, left + (now - countedAt) / pauseMs);
    countedAt = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
