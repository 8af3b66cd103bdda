// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepsCookies } from './keeps-cookies.ts';

it('is true where a cookie is kept, and leaves none behind', () => {
  expect(keepsCookies(document)).toBe(true);
  expect(document.cookie).not.toContain('probe');
});

it('is false where cookies are dropped, or throw as in sandboxed frames', () => {
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
