import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAppState } from './app-state.ts';
import { referralScript, themeScript } from './head-scripts.ts';
import { storageKeyOf } from './preferences.ts';

describe('themeScript', () => {
  const run = (systemIsDark: boolean): string | undefined => {
    const matchMedia = vi.fn(() => ({ matches: systemIsDark }));
    runInNewContext(themeScript, { document, localStorage, matchMedia });
    return document.documentElement.dataset['theme'];
  };

  beforeEach(() => {
    document.head.innerHTML = '<meta name="theme-color" content="">';
  });

  test.each([
    [null, true, 'light'],
    ['"dark"', false, 'dark'],
    ['"light"', true, 'light'],
    ['"system"', true, 'dark'],
    ['"system"', false, 'light'],
    ['{broken', true, 'light'],
  ])('stored mode %s and dark system %s give theme %s', (stored, systemIsDark, theme) => {
    if (stored !== null) localStorage.setItem(storageKeyOf('themeMode'), stored);
    expect(run(systemIsDark)).toBe(theme);
  });

  test('sets the theme color before the first paint', () => {
    localStorage.setItem(storageKeyOf('themeMode'), '"dark"');
    run(false);
    expect(document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe('#24449f');
  });

  test('is safe inside a script element', () => {
    expect(themeScript).not.toMatch(/<\/|<!--/);
  });
});

describe('referralScript', () => {
  const visit = (search: string): void =>
    runInNewContext(referralScript, { URLSearchParams, localStorage, location: { search } }) as undefined;
  const remembered = () => createAppState({ storage: localStorage }).getState().referralCode;

  test('stores the code of the last referral link and keeps it on other visits', () => {
    visit('?ref=k3Wq9ZtB&utm=x');
    visit('?utm=x');
    expect(remembered()).toBe('k3Wq9ZtB');
    visit('?ref=aaaaBBBB');
    expect(remembered()).toBe('aaaaBBBB');
  });

  test.each(['', '?ref=', '?ref=short', '?ref=<script>', '?ref=k3Wq9ZtBx'])('ignores %j', (search) => {
    visit(search);
    expect(localStorage.getItem(storageKeyOf('referralCode'))).toBeNull();
  });

  test('does not throw without storage', () => {
    expect(() => runInNewContext(referralScript, { URLSearchParams, location: { search: '?ref=k3Wq9ZtB' } }) as undefined).not.toThrow();
  });

  test('is safe inside a script element', () => {
    expect(referralScript).not.toMatch(/<\/|<!--/);
  });
});
