import { assert, integer, ipV4, ipV6, property } from 'fast-check';
import { BlockList, isIPv4 } from 'node:net';
import { expect, test } from 'vitest';
import { compileIps } from './compile-ips.ts';
import { parseIpAddress } from './parse-ip-address.ts';

/** What Node says, which has its own implementation. */
function nodeSays(range: string, bits: number, address: string): boolean {
  const list = new BlockList();
  list.addSubnet(range, bits, isIPv4(range) ? 'ipv4' : 'ipv6');
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

test('a range of IPv4 holds what Node says it holds', () => {
  assert(
    property(ipV4(), ipV4(), integer({ min: 0, max: 32 }), (range, address, bits) => {
      expect(compileIps([`${range}/${bits}`])(address) !== null).toBe(nodeSays(range, bits, address));
    }),
  );
});

test('a range of IPv6 holds what Node says it holds', () => {
  const plain = ipV6().filter((text) => parseIpAddress(text)?.version === 6);
  assert(
    property(plain, plain, integer({ min: 0, max: 128 }), (range, address, bits) => {
      expect(compileIps([`${range}/${bits}`])(address) !== null).toBe(nodeSays(range, bits, address));
    }),
  );
});

test('an address that differs in one bit is in the range exactly when the bit is behind the prefix', () => {
  assert(
    property(ipV4(), integer({ min: 0, max: 31 }), integer({ min: 0, max: 32 }), (address, bit, prefixLength) => {
      const bytes = address.split('.').map(Number);
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7));
      expect(compileIps([`${address}/${prefixLength}`])(bytes.join('.')) !== null).toBe(bit >= prefixLength);
    }),
  );
});

test.each([
  ['0.0.0.0/0', '::1', false],
  ['::/0', '192.0.2.1', false],
  ['192.0.2.0/24', '::ffff:192.0.2.9', true],
  ['::ffff:192.0.2.0/120', '192.0.2.9', true],
  ['0.0.0.0/0', '', false],
  ['0.0.0.0/0', 'unknown', false],
])('%s lets %j in: %s', (range, address, isLetIn) => {
  expect(compileIps([range])(address)).toBe(isLetIn ? range : null);
});

test('the entry that lets somebody in is named, and one that cannot be read lets nobody in', () => {
  const find = compileIps(['nonsense', '10.0.0.0/8', '10.1.0.0/16']);
  expect(find('10.1.2.3')).toBe('10.0.0.0/8');
  expect(find('11.1.2.3')).toBeNull();
});
