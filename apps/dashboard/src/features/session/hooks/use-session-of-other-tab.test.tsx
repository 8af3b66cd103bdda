import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSessionOfOtherTab } from './use-session-of-other-tab.ts';

const remember = (value: string): void => {
  document.cookie = `__client_uat=${value}`;
};
const comeBack = (): void => {
  window.dispatchEvent(new Event('focus'));
};

afterEach(() => {
  document.cookie = '__client_uat=; max-age=0';
});

it('loads the page anew for a reader who comes back signed in', () => {
  const reload = vi.fn();
  remember('0');
  const { unmount } = renderHook(() => useSessionOfOtherTab(reload));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  remember('1795298268');
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  unmount();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
});

it('does not go round in circles over a session that is remembered and does not hold', () => {
  const reload = vi.fn();
  remember('1795298268');
  renderHook(() => useSessionOfOtherTab(reload));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
});
