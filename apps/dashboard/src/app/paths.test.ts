import { pageKinds } from '@onepoint/browser-reports/report';
import { ownerOf } from '@onepoint/navigation';
import { describe, expect, test } from 'vitest';
import { findPageKind, paths, paymentReturnAddress, referralLink, sitePaths } from './paths.ts';

describe('paths', () => {
  const own = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('key_1')));

  test('uses only paths that are routed to this app', () => {
    for (const path of own) expect(ownerOf(path)).toBe('dashboard');
  });

  test('routes site links to the site', () => {
    for (const path of Object.values(sitePaths)) expect(ownerOf(path)).toBe('site');
  });

  test('escapes an ID that contains a slash', () => {
    expect(paths.apiKey('../settings')).toBe('/dashboard/private-key/..%2Fsettings');
  });
});

describe('paymentReturnAddress', () => {
  const at = (path: string, last: string | null): string | undefined => {
    const { pathname, search, hash } = new URL(path, 'https://onepoint.test');
    return paymentReturnAddress({ pathname, search, hash }, last);
  };

  test('returns from the payment page in the last language of the dashboard', () => {
    const query = '?order_id=pay_1&invoice_uuid=INV-1#top';
    expect(at(`/dashboard/payments${query}`, 'ja')).toBe(`/ja/dashboard/payments${query}`);
    expect(at(`/dashboard/payments${query}`, 'en')).toBe(`/dashboard/payments${query}`);
  });

  test.each([
    ['/dashboard/payments?order_id=pay_1', null],
    ['/dashboard/payments?order_id=pay_1', 'ru'],
    ['/dashboard/payments?order_id=pay_1', 'xx'],
    ['/dashboard/payments', 'ja'],
    ['/dashboard/usage?order_id=pay_1', 'ja'],
    ['/ko/dashboard/payments?order_id=pay_1', 'ja'],
  ])('keeps the language of %s when the last one was %s', (path, last) => {
    expect(at(path, last)).toBeUndefined();
  });
});

describe('referralLink', () => {
  test('puts the code into the URL of the home page', () => {
    expect(referralLink('k3Wq9ZtB')).toBe(`${location.origin}/?ref=k3Wq9ZtB`);
  });
});

describe('findPageKind', () => {
  test('names every page but those for developers, in any language and without ids', () => {
    const kinds = new Set(Object.values(paths).map((path) => findPageKind(typeof path === 'string' ? path : path('key_1'))));
    expect([...kinds].filter((kind) => kind !== 'dev').toSorted()).toEqual(pageKinds.dashboard.toSorted());
    expect(['/zh/dashboard', '/zh/dashboard/usage', '/'].map(findPageKind)).toEqual(['dashboard', 'usage', '']);
  });
});
