// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { keepsCookies, remembersSession } from './session-cookies.ts';

describe('keepsCookies', () => {
  it('returns true if a cookie can be set, and removes it', () => {
    expect(keepsCookies(document)).toBe(true);
    expect(document.cookie).not.toContain('probe');
  });

  it('returns false if cookies are dropped, or throw as in sandboxed frames', () => {
    const dropping = {
      get cookie() {
        return '';
      },
      set cookie(_text: string) {},
    };
    const throwing = {
      get cookie(): string {
        throw new DOMException('The document is sandboxed.', 'SecurityError');
      },
      set cookie(_text: string) {},
    };
    expect([keepsCookies(dropping), keepsCookies(throwing)]).toEqual([false, false]);
  });
});

describe('remembersSession', () => {
  it('recognizes Clerk’s cookie with and without its instance suffix', () => {
    expect(remembersSession('theme=dark; __client_uat=1795298268')).toBe(true);
    expect(remembersSession('__client_uat_Ar4mvlwm=1795298268')).toBe(true);
  });

  it('returns false after signing out and without the cookie', () => {
    expect(remembersSession('__client_uat=0; __client_uat_Ar4mvlwm=0')).toBe(false);
    expect(remembersSession('x__client_uat=1; __session=abc')).toBe(false);
    expect(remembersSession('')).toBe(false);
  });
});
