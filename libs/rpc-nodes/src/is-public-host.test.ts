import { expect, test } from 'vitest';
import { isPublicHost } from './is-public-host.ts';

test.each(['https://node.example.com', 'https://8.8.8.8/key', 'https://[2606:4700:4700::1111]:8545'])('%s may be called', (url) => {
  expect(isPublicHost(new URL(url))).toBe(true);
});

test.each(['http://127.0.0.1', 'http://2130706433', 'http://0x7f.1', 'http://0177.0.0.1', 'http://[::1]:8545', 'http://[::ffff:10.0.0.1]'])(
  '%s may not, however the address is written',
  (url) => {
    expect(isPublicHost(new URL(url))).toBe(false);
  },
);
