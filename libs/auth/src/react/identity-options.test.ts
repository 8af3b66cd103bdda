import * as environment from '@onepoint/environment';
import { describe, expect, it, vi } from 'vitest';
import { clerkNavigation, embeddedProxyPath, embeddedPublishableKey, identityOptions } from './identity-options.ts';

describe('identityOptions', () => {
  it('uses the embedded service without a key', () => {
    expect(identityOptions('')).toMatchObject({ publishableKey: embeddedPublishableKey, proxyUrl: '/__clerk' });
  });

  it('uses Clerk with a key', () => {
    expect(identityOptions('pk_live_abc')).toEqual({ publishableKey: 'pk_live_abc' });
  });
});

it('has the same constants as @onepoint/environment', () => {
  expect(embeddedPublishableKey).toBe(environment.embeddedPublishableKey);
  expect(embeddedProxyPath).toBe(environment.embeddedProxyPath);
});

const origin = 'http://localhost:4000';
const navigation = () => ({ push: vi.fn(), replace: vi.fn(), isAppPath: (pathname: string) => pathname.startsWith('/dashboard') });

describe('clerkNavigation', () => {
  it('passes paths of the app to the router, with query and hash', () => {
    const router = navigation();
    const { routerPush, routerReplace } = clerkNavigation(router, origin);
    routerPush('/dashboard?x=1#y');
    routerReplace(`${origin}/dashboard/usage`);
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/dashboard?x=1#y');
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/dashboard/usage');
  });

  it.each([
    ['/dashboard?x=1#/?x=2&y=a%2Fb', '/dashboard?x=2&y=a%2Fb'],
    ['/dashboard#/factor-one?x=1', '/dashboard/factor-one?x=1'],
  ])('moves the step of a form from the hash to the path: %s', (to, path) => {
    const router = navigation();
    clerkNavigation(router, origin).routerPush(to);
    expect(router.push).toHaveBeenCalledExactlyOnceWith(path);
  });

  it.each(['/', '/docs', 'https://elsewhere.example/dashboard'])('loads a new page for %s', (to) => {
    const router = navigation();
    const windowNavigate = vi.fn();
    clerkNavigation(router, origin).routerPush(to, { windowNavigate });
    expect(router.push).not.toHaveBeenCalled();
    expect(windowNavigate).toHaveBeenCalledExactlyOnceWith(new URL(to, origin));
  });
});
