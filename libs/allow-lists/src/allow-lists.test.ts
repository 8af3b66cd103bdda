import { assert, ipV4, ipV6, oneof, property, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalAllowLists, noAllowLists } from './allow-lists.ts';

test('normalizes and deduplicates entries', () => {
  const lists = canonicalAllowLists({
    origins: ['https://App.example.com/', 'https://app.example.com', 'https://*.EXAMPLE.com:443'],
    ips: ['10.1.2.3/8', '10.0.0.0/8', '::ffff:192.0.2.1', '192.0.2.1'],
    methods: [' eth_call', 'eth_call', 'eth_get*'],
    contracts: [`0x${'AB'.repeat(20)}`, `0x${'ab'.repeat(20)}`],
  });
  expect(lists).toEqual({
    origins: ['https://app.example.com', 'https://*.example.com'],
    ips: ['10.0.0.0/8', '192.0.2.1'],
    methods: ['eth_call', 'eth_get*'],
    contracts: [`0x${'ab'.repeat(20)}`],
  });
});

test('is idempotent', () => {
  assert(
    property(uniqueArray(oneof(ipV4(), ipV6())), (ips) => {
      const once = canonicalAllowLists({ ...noAllowLists, ips });
      expect(canonicalAllowLists(once)).toEqual(once);
    }),
  );
});
