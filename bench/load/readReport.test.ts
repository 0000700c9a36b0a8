import { expect, test } from 'vitest';
import { readReport } from './readReport';

function report(extra = ''): string {
  return `Running 4s test @ http://127.0.0.1:1/guide
  1 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.35ms    0.94ms  23.51ms   91.03%
    Req/Sec    24.51k     2.31k   29.33k    67.50%
  Latency Distribution
     50%    1.14ms
     99%    4.93ms
  97611 requests in 4.00s, 1.06GB read
${extra}Requests/sec:  24386.69
Transfer/sec:    272.04MB
`;
}

test('requests a second and the slowest hundredth', () => {
  expect(readReport(report())).toEqual({ requestsPerSecond: 24386.69, slowest: '4.93ms', errors: 0 });
});

test('all kinds of errors are counted', () => {
  const extra = '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 40\n';
  expect(readReport(report(extra)).errors).toBe(46);
});

test('another text is refused', () => {
  expect(() => readReport('unable to connect to 127.0.0.1:1')).toThrow('expected a report of wrk');
});
