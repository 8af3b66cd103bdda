import { array, assert, constantFrom, integer, ipV4, ipV6, property, string, webAuthority } from 'fast-check';
import { BlockList, isIPv4 } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { isMethodPattern } from './allow-lists.ts';
import { compileIps, compileMethods, compileOrigins, matchesGlob, cacheEntries } from './compile-allow-lists.ts';
import { parseIpAddress } from './ip-address.ts';

describe('compileOrigins', () => {
  test.each([
    ['https://app.example.com', 'https://app.example.com', true],
    ['https://app.example.com', 'http://app.example.com', false],
    ['https://app.example.com', 'https://app.example.com:8443', false],
    ['https://app.example.com', 'https://app.example.com.evil.test', false],
    ['https://*.example.com', 'https://app.example.com', true],
    ['https://*.example.com', 'https://a.b.example.com', true],
    ['https://*.example.com', 'https://example.com', false],
    ['https://*.example.com', 'https://evilexample.com', false],
    ['https://*.example.com', 'https://app.example.com:8443', false],
    ['http://localhost:*', 'http://localhost:5173', true],
    ['http://localhost:*', 'http://localhost', true],
    ['http://localhost:*', 'http://localhost.evil.test', false],
  ])('%s matches %s: %s', (pattern, origin, isMatch) => {
    expect(compileOrigins([pattern])(origin)).toBe(isMatch ? pattern : null);
  });

  test.each(['null', '', '*', 'https://*.example.com', 'http://localhost:*', 'not an origin'])('%j matches no entry', (origin) => {
    expect(compileOrigins(['https://*.example.com', 'http://localhost:*'])(origin)).toBeNull();
  });

  test('ignores invalid entries', () => {
    const find = compileOrigins(['*', 'https://ok.example']);
    expect(find('https://ok.example')).toBe('https://ok.example');
    expect(find('https://other.example')).toBeNull();
  });

  test('a wildcard matches exactly the subdomains', () => {
    const label = constantFrom('a', 'app', 'x1', 'xn--bcher-kva');
    assert(
      property(array(label, { maxLength: 4 }), webAuthority(), (labels, other) => {
        const find = compileOrigins(['https://*.example.com']);
        expect(find(`https://${[...labels, 'example', 'com'].join('.')}`) !== null).toBe(labels.length > 0);
        expect(find(`https://${other}.test`)).toBeNull();
      }),
    );
  });
});

/** Reference result from Node's own implementation. */
function nodeMatches(range: string, bits: number, address: string): boolean {
  const list = new BlockList();
  list.addSubnet(range, bits, isIPv4(range) ? 'ipv4' : 'ipv6');
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}

describe('compileIps', () => {
  test('matches IPv4 ranges like Node', () => {
    assert(
      property(ipV4(), ipV4(), integer({ min: 0, max: 32 }), (range, address, bits) => {
        expect(compileIps([`${range}/${bits}`])(address) !== null).toBe(nodeMatches(range, bits, address));
      }),
    );
  });

  test('matches IPv6 ranges like Node', () => {
    const plain = ipV6().filter((text) => parseIpAddress(text)?.version === 6);
    assert(
      property(plain, plain, integer({ min: 0, max: 128 }), (range, address, bits) => {
        expect(compileIps([`${range}/${bits}`])(address) !== null).toBe(nodeMatches(range, bits, address));
      }),
    );
  });

  test('ignores exactly the bits after the prefix', () => {
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
  ])('%s matches %j: %s', (range, address, isMatch) => {
    expect(compileIps([range])(address)).toBe(isMatch ? range : null);
  });

  test('returns the matching entry and ignores invalid ones', () => {
    const find = compileIps(['nonsense', '10.0.0.0/8', '10.1.0.0/16']);
    expect(find('10.1.2.3')).toBe('10.0.0.0/8');
    expect(find('11.1.2.3')).toBeNull();
  });
});

describe('compileMethods', () => {
  test.each([
    [['eth_call'], 'eth_call', 'eth_call'],
    [['eth_call'], 'eth_callMany', null],
    [['eth_call'], 'ETH_CALL', null],
    [['eth_get*'], 'eth_getLogs', 'eth_get*'],
    [['eth_get*', 'eth_getLogs'], 'eth_getLogs', 'eth_getLogs'],
    [['*_blockNumber'], 'eth_blockNumber', '*_blockNumber'],
    [['eth call', 'net_version'], 'eth call', null],
  ])('%j matches %s by %s', (entries, method, entry) => {
    expect(compileMethods(entries)(method)).toBe(entry);
  });

  test.each(['', ' ', 'eth call', 'eth-call', 'eth_call;', 'é', 'a'.repeat(81)])('%j is not a valid method entry', (text) => {
    expect(isMethodPattern(text)).toBe(false);
  });
});

const pattern = array(constantFrom('a', 'b', '_', '*'), { maxLength: 12 }).map((parts) => parts.join(''));

const text = array(constantFrom('a', 'b', '_'), { maxLength: 16 }).map((parts) => parts.join(''));

describe('matchesGlob', () => {
  test('matches like the equivalent regular expression', () => {
    assert(
      property(pattern, text, (glob, name) => {
        const expression = new RegExp(`^${glob.replaceAll(/\*+/g, '.*')}$`);
        expect(matchesGlob(glob, name)).toBe(expression.test(name));
      }),
    );
  });

  test('a text matches itself, and a star matches any part of it', () => {
    assert(
      property(
        string().filter((part) => !part.includes('*')),
        string(),
        string().filter((part) => !part.includes('*')),
        (head, middle, tail) => {
          expect(matchesGlob(head, head)).toBe(true);
          expect(matchesGlob(`${head}*${tail}`, head + middle + tail)).toBe(true);
        },
      ),
    );
  });

  test('terminates for many stars and a long text', () => {
    expect(matchesGlob(`${'*a'.repeat(40)}b`, 'a'.repeat(80))).toBe(false);
  });
});

describe('cacheEntries', () => {
  test('calls the function once per value', () => {
    const find = vi.fn((value: string) => (value === 'listed' ? 'entry' : null));
    const cached = cacheEntries(find);
    for (const value of ['listed', 'other', 'listed', 'other']) expect(cached(value)).toBe(value === 'listed' ? 'entry' : null);
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('stays correct when the cache overflows', () => {
    const cached = cacheEntries((value) => `entry ${value}`);
    for (let turn = 0; turn < 2; turn += 1) {
      for (let index = 0; index < 600; index += 1) expect(cached(String(index))).toBe(`entry ${index}`);
    }
  });
});
