import { assert, ipV4, ipV6, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIpAddress } from './format-ip-address.ts';
import { parseIpAddress } from './parse-ip-address.ts';

const canonical = (text: string): string | null => {
  const address = parseIpAddress(text);
  return address === null ? null : formatIpAddress(address);
};

/** The browser's and Node's own reading of IPv6, which also shortens it. */
const asUrlHasIt = (text: string): string => new URL(`http://[${text}]/`).hostname.slice(1, -1);

describe('an address', () => {
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
  ])('%s is %s', (text, expected) => {
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
  ])('%j is none', (text) => {
    expect(parseIpAddress(text)).toBeNull();
  });

  it('of IPv4 keeps its spelling', () => {
    assert(
      property(ipV4(), (text) => {
        expect(canonical(text)).toBe(text);
      }),
    );
  });

  it('of IPv6 is read and shortened as URLs do, except that IPv4 within it is IPv4', () => {
    assert(
      property(ipV6(), (text) => {
        const ours = canonical(text);
        if (ours?.includes('.') === true) expect(asUrlHasIt(text)).toBe(asUrlHasIt(`::ffff:${ours}`));
        else expect(ours).toBe(asUrlHasIt(text));
      }),
    );
  });
});
