import { describe, expect, it } from 'vitest';
import { formatCookie, readCookie } from './cookies.ts';

describe('readCookie', () => {
  it('finds a cookie among others and keeps = inside it', () => {
    expect(readCookie('a=1; __client=ab=c; b=2', '__client')).toBe('ab=c');
  });

  it('does not take a longer name for it', () => {
    expect(readCookie('x__client=1; __client_uat=2', '__client')).toBeNull();
    expect(readCookie(undefined, '__client')).toBeNull();
  });
});

describe('formatCookie', () => {
  const cookie = { name: '__client', value: 'secret', path: '/__clerk', maxAgeSeconds: 60 };

  it('hides the cookie from scripts and from requests of other sites', () => {
    expect(formatCookie({ ...cookie, isSecure: false })).toBe('__client=secret; Path=/__clerk; Max-Age=60; HttpOnly; SameSite=Lax');
  });

  it('keeps it off plain connections where the site is served over https', () => {
    expect(formatCookie({ ...cookie, isSecure: true })).toMatch(/; Secure$/);
  });
});
