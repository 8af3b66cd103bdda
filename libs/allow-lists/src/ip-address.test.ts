import { assert, ipV4, ipV6, property } from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatIpAddress, formatIpRange, parseIpAddress, parseIpRange } from './ip-address.ts';

const canonical = (text: string): string | null => {
  const address = parseIpAddress(text);
  return address === null ? null : formatIpAddress(address);
};

/** Canonical form according to the URL parser. */
const canonicalUrlHost = (text: string): string => new URL(`http://[${text}]/`).hostname.slice(1, -1);

describe('parseIpAddress', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::', '::'],
    ['::1', '::1'],
    ['1::', '1::'],
    ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
  ])('parses %s as %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4 ',
    '0x1.2.3.4',
    ':',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '::1::',
    'fe80::1%eth0',
    '12345::',
    '1.2.3.4::',
    '::1.2.3.4:1',
    'g::',
  ])('rejects %j', (text) => {
    expect(parseIpAddress(text)).toBeNull();
  });

  it('keeps IPv4 addresses', () => {
    assert(
      property(ipV4(), (text) => {
        expect(canonical(text)).toBe(text);
      }),
    );
  });

  it('normalizes IPv6 like URLs, except for IPv4-mapped addresses', () => {
    assert(
      property(ipV6(), (text) => {
        const ours = canonical(text);
        if (ours?.includes('.') === true) expect(canonicalUrlHost(text)).toBe(canonicalUrlHost(`::ffff:${ours}`));
        else expect(ours).toBe(canonicalUrlHost(text));
      }),
    );
  });
});

describe('parseIpRange', () => {
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
  ])('normalizes %j to %s', (text, canonicalText) => {
    const range = parseIpRange(text);
    expect(range && formatIpRange(range)).toBe(canonicalText);
    const again = parseIpRange(canonicalText);
    expect(again && formatIpRange(again)).toBe(canonicalText);
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
  ])('rejects %j', (text) => {
    expect(parseIpRange(text)).toBeNull();
  });
});
