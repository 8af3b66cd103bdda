import { afterEach, expect, test } from 'vitest';
import { createAppState } from '../create-app-state.ts';
import { watchTheme } from './watch-theme.ts';

class FakeMediaQuery extends EventTarget {
  matches = false;
  setDark(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

const fakeWindow = () => {
  const media = new FakeMediaQuery();
  return { media, window: { document, matchMedia: () => media as unknown as MediaQueryList } };
};

const shown = (): [string | undefined, string | undefined] => [
  document.documentElement.dataset['theme'],
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
];

afterEach(() => document.querySelector('meta[name="theme-color"]')?.remove());

test('the page follows the mode, with the theme colours of the specification', () => {
  const state = createAppState();
  const stop = watchTheme({ state, window: fakeWindow().window });
  expect(shown()).toEqual(['light', '#7b61f3']);
  state.set({ themeMode: 'dark' });
  expect(shown()).toEqual(['dark', '#24449f']);
  stop();
  state.set({ themeMode: 'light' });
  expect(shown()[0]).toBe('dark');
});

test('the system decides while the mode is system, and only then', () => {
  const state = createAppState();
  const { media, window } = fakeWindow();
  const stop = watchTheme({ state, window });
  media.setDark(true);
  expect(shown()[0]).toBe('light');
  state.set({ themeMode: 'system' });
  expect(shown()[0]).toBe('dark');
  media.setDark(false);
  expect(shown()[0]).toBe('light');
  stop();
});
