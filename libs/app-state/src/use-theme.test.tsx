import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appState } from './app-state.ts';
import { useTheme } from './use-theme.ts';

class FakeMediaQuery extends EventTarget {
  matches = false;
  setDark(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

afterEach(() => void vi.unstubAllGlobals());

test('is the stored theme, or follows the system', () => {
  const media = new FakeMediaQuery();
  vi.stubGlobal('matchMedia', () => media);
  const { result } = renderHook(useTheme);
  act(() => media.setDark(true));
  expect(result.current).toBe('light');
  act(() => appState.set({ themeMode: 'system' }));
  expect(result.current).toBe('dark');
  act(() => media.setDark(false));
  expect(result.current).toBe('light');
  act(() => appState.set({ themeMode: 'dark' }));
  expect(result.current).toBe('dark');
});
