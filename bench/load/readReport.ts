/** What wrk says of a run. */
export interface LoadReport {
  requestsPerSecond: number;
  /** The 99th percentile of the answers' times, as wrk writes it: `1.20ms`. */
  slowest: string;
  /** Answers other than 2xx and 3xx, connections and answers that failed. */
  errors: number;
}

/**
 * Reads what wrk prints with `--latency`. It mentions errors only when there were any.
 *
 * @throws when the text is something else
 */
export function readReport(text: string): LoadReport {
  const requestsPerSecond = /^Requests\/sec:\s+([\d.]+)/m.exec(text)?.[1];
  const slowest = /^\s+99%\s+(\S+)/m.exec(text)?.[1];
  if (requestsPerSecond === undefined || slowest === undefined) {
    throw new Error(`found ${text}, expected a report of wrk with Requests/sec and 99%`);
  }
  const socketErrors = /^\s+Socket errors: (.*)$/m.exec(text)?.[1] ?? '';
  const refused = /^\s+Non-2xx or 3xx responses: (\d+)/m.exec(text)?.[1] ?? '0';
  const errors = [refused, ...socketErrors.matchAll(/\d+/g)].reduce((sum, each) => sum + Number(each), 0);
  return { requestsPerSecond: Number(requestsPerSecond), slowest, errors };
}
