import { describe, expect, it } from 'vitest';
import { clientNetwork, compileTrustedProxies, parseTrustedProxies } from './trusted-proxies.ts';

describe('parseTrustedProxies', () => {
  it('parses comma-separated addresses and ranges', () => {
    expect(parseTrustedProxies('10.0.0.0/8, 192.0.2.1,2001:db8::/32')).toEqual(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
    expect(parseTrustedProxies('')).toEqual([]);
  });

  it.each(['my-proxy', '10.0.0.0/99', '10.0.0.1, proxy', 'loopback', '1.2.3'])('rejects %j', (text) => {
    expect(parseTrustedProxies(text)).toBeNull();
  });
});

describe('compileTrustedProxies', () => {
  const isTrusted = compileTrustedProxies(['10.0.0.0/8']);

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3'])('trusts %s', (address) => {
    expect(isTrusted(address)).toBe(true);
  });

  it.each(['11.1.2.3', '192.0.2.1', '::2', '', 'unknown'])('does not trust %j', (address) => {
    expect(isTrusted(address)).toBe(false);
  });
});

describe('clientNetwork', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['not an address', 'not an address'],
  ])('maps %s to %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });
});
