import { expect, test } from 'vitest';
import { formatIpRange, parseIpRange } from './parse-ip-range.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['10.1.2.3/8', '10.0.0.0/8'],
  ['10.255.2.3/12', '10.240.0.0/12'],
  ['1.2.3.4/0', '0.0.0.0/0'],
  ['2001:db8:ffff::1/33', '2001:db8:8000::/33'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
  [' ::/0 ', '::/0'],
])('%j is kept as %s, and reading that again changes nothing', (text, kept) => {
  const range = parseIpRange(text);
  expect(range && formatIpRange(range)).toBe(kept);
  const again = parseIpRange(kept);
  expect(again && formatIpRange(again)).toBe(kept);
});

test.each([
  '',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/08',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '::/129',
  '::ffff:10.0.0.0/95',
  '10.0.0.0-10.0.0.9',
  '*',
])('%j is no range', (text) => {
  expect(parseIpRange(text)).toBeNull();
});
