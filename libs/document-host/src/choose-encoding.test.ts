import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0, *;q=0', 'identity'],
  ['*', 'br'],
  ['GZIP', 'gzip'],
])('answers Accept-Encoding %j with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
