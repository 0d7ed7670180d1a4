import {median, percentile} from '../statistics';
import {parseWrk} from '../wrk';

const REPORT = `Running 10s test @ https://127.0.0.1:8443/
  2 threads and 50 connections
  Latency Distribution
     50%  900.00us
     99%    1.20s
  75810 requests in 10.01s, 1.20GB read
Requests/sec:   7572.16
Transfer/sec:    122.55MB
`;

it('reads what wrk reports, in milliseconds and megabytes', () => {
  expect(parseWrk(REPORT)).toEqual({
    perSecond: 7572.16,
    median: 0.9,
    p99: 1200,
    failures: 0,
  });
});

it('counts wrong answers and broken connections', () => {
  const report = REPORT.replace(
    'Requests/sec:',
    '  Socket errors: connect 0, read 3, write 0, timeout 2\n  Non-2xx or 3xx responses: 7\nRequests/sec:',
  );
  expect(parseWrk(report).failures).toBe(12);
});

it('does not take a missing figure for zero', () => {
  expect(() => parseWrk('wrk: unable to connect')).toThrow('reported nothing');
});

it('gives the nearest rank', () => {
  const values = Array.from({length: 200}, (_, index) => index + 1);
  expect(percentile(values, 99)).toBe(198);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
  expect(median([9, 1, 5])).toBe(5);
});
