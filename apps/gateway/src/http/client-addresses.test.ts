import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ClientAddresses } from './client-addresses.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('ClientAddresses', () => {
  const addresses = new ClientAddresses(['10.0.0.0/8', '2001:db8:ffff::1']);

  it.each([
    ['198.51.100.7', undefined, '198.51.100.7'],
    ['198.51.100.7', '192.0.2.1', '198.51.100.7'],
    ['127.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['::1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:127.0.0.1', '::ffff:192.0.2.1', '192.0.2.1'],
    ['127.0.0.1', '6.6.6.6, 192.0.2.1', '192.0.2.1'],
    ['127.0.0.1', '192.0.2.1, 10.1.2.3', '192.0.2.1'],
    ['127.0.0.1', '192.0.2.1, garbage', '127.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['2001:db8:ffff::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:1::', undefined, '2001:db8:0:0::/64'],
  ])('from %s with x-forwarded-for %j, identifies the client as %s', (remote, forwarded, client) => {
    expect(addresses.get(from(remote, forwarded))).toBe(client);
  });

  it('limits a site as a whole for a minute after eight of its networks were limited', () => {
    const time = { now: 0 };
    const limited = new ClientAddresses([], () => time.now);
    for (let subnet = 0; subnet < 8; subnet += 1) {
      expect(limited.get(from('2001:db8:1:ff::1'))).toBe('2001:db8:1:ff::/64');
      limited.limited(limited.get(from(`2001:db8:1:${subnet}::1`)));
    }
    expect(limited.get(from('2001:db8:1:ff::1'))).toBe('2001:db8:1::/48');
    expect(limited.get(from('2001:db8:2:ff::1'))).toBe('2001:db8:2:ff::/64');
    time.now = 60_001;
    expect(limited.get(from('2001:db8:1:ff::1'))).toBe('2001:db8:1:ff::/64');
  });

  it('returns the full IPv6 address if requested', () => {
    expect(addresses.getWhole(from('2001:db8::1'))).toBe('2001:db8::1');
    expect(addresses.getWhole(from('127.0.0.1', '2001:db8:1::7'))).toBe('2001:db8:1::7');
  });

  it.each(['nonsense', '10.0.0.0/99', 'fe80::/200'])('rejects the configuration %s', (entry) => {
    expect(() => new ClientAddresses([entry])).toThrow();
  });
});
