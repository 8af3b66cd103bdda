import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePaymentLink } from './parse-payment-link.ts';

const rules = { hosts: ['pay.cryptocloud.plus', 'pay.example.com:8443', 'localhost:4700'], pageUrl: 'https://onepoint.example/dashboard' };
const localRules = { ...rules, pageUrl: 'http://localhost:4000/dashboard' };
const refused = expect.objectContaining({ name: 'PaymentLinkError', code: 'LINK_REFUSED' }) as Error;

describe('parsePaymentLink', () => {
  it.each([
    'https://pay.cryptocloud.plus/6NRK2WD9',
    'https://pay.cryptocloud.plus:443/6NRK2WD9?lang=en#pay',
    'HTTPS://PAY.CRYPTOCLOUD.PLUS/6NRK2WD9',
    'https://pay.example.com:8443/x',
  ])('follows %s', (link) => {
    expect(parsePaymentLink(link, rules).href).toBe(new URL(link).href);
  });

  it.each([null, '', '  '])('says that the link is empty for %j', (link) => {
    expect(() => parsePaymentLink(link, rules)).toThrow(expect.objectContaining({ code: 'LINK_EMPTY', message: 'link is empty' }));
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', ' java\tscript:alert(1)//pay.cryptocloud.plus'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['http', 'http://pay.cryptocloud.plus/x'],
    ['another scheme', 'ftp://pay.cryptocloud.plus/x'],
    ['a path of this site', '/pay/x'],
    ['a host without a scheme', '//pay.cryptocloud.plus/x'],
    ['a name without an address', 'pay.cryptocloud.plus'],
    ['a user name that looks like the host', 'https://pay.cryptocloud.plus@evil.example/x'],
    ['a user name before the host', 'https://someone@pay.cryptocloud.plus/x'],
    ['a password before the host', 'https://:secret@pay.cryptocloud.plus/x'],
    ['the host as a subdomain of another', 'https://pay.cryptocloud.plus.evil.example/x'],
    ['a subdomain of the host', 'https://evil.pay.cryptocloud.plus/x'],
    ['the parent of the host', 'https://cryptocloud.plus/x'],
    ['a hyphen for a dot', 'https://pay-cryptocloud.plus/x'],
    ['a Cyrillic letter', 'https://p\u0430y.cryptocloud.plus/x'],
    ['a full stop at the end of the host', 'https://pay.cryptocloud.plus./x'],
    ['another port', 'https://pay.cryptocloud.plus:8443/x'],
    ['the scheme’s own port where another is listed', 'https://pay.example.com/x'],
    ['this machine, from a page elsewhere', 'http://localhost:4700/x'],
    ['this site’s own address', 'https://onepoint.example/x'],
  ])('refuses %s', (_, link) => {
    expect(() => parsePaymentLink(link, rules)).toThrow(refused);
  });

  it('follows the sandbox on this machine without https, behind the same address or at a listed one', () => {
    for (const link of ['http://localhost:4000/pay/x', 'http://localhost:4700/x'])
      expect(parsePaymentLink(link, localRules).href).toBe(link);
  });

  it.each(['http://localhost:4001/x', 'http://localhost.evil.example:4000/x', 'http://127.0.0.1:4000/x', 'http://pay.cryptocloud.plus/x'])(
    'refuses %s from this machine too',
    (link) => {
      expect(() => parsePaymentLink(link, localRules)).toThrow(refused);
    },
  );

  it('never leads to a host that is not listed', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.constantFrom('', '@', '.', '/', '\\'), (url, glue) => {
        for (const link of [url, `https://pay.cryptocloud.plus${glue}${url.slice('https://'.length)}`]) {
          try {
            expect(rules.hosts).toContain(parsePaymentLink(link, rules).host);
          } catch (error) {
            expect(error).toEqual(refused);
          }
        }
      }),
    );
  });
});
