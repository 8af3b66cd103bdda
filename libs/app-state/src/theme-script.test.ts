import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeyOf } from './preferences.ts';
import { themeScript } from './theme-script.ts';

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
