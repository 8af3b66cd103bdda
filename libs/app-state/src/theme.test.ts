import { describe, afterEach, expect, test } from 'vitest';
import { createAppState } from './app-state.ts';
import { watchTheme, resolveTheme } from './theme.ts';

describe('watchTheme', () => {
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

  test('applies the mode with the theme colors of the specification', () => {
    const state = createAppState();
    const stop = watchTheme({ state, window: fakeWindow().window });
    expect(shown()).toEqual(['light', '#7b61f3']);
    state.set({ themeMode: 'dark' });
    expect(shown()).toEqual(['dark', '#24449f']);
    stop();
    state.set({ themeMode: 'light' });
    expect(shown()[0]).toBe('dark');
  });

  test('follows the system only while the mode is system', () => {
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
});

describe('resolveTheme', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('mode %s with a dark system %s shows %s', (mode, systemIsDark, theme) => {
    expect(resolveTheme(mode, systemIsDark)).toBe(theme);
  });
});
