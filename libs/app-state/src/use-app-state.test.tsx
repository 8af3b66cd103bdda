import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appState } from './app-state.ts';
import { useAppState } from './use-app-state.ts';

test('re-renders a component only when its preference changes', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useAppState('langCode');
  });
  expect(result.current).toBe('curl');
  act(() => appState.set({ pong: false }));
  expect(renders).toBe(1);
  act(() => appState.set({ langCode: 'ethers' }));
  expect(result.current).toBe('ethers');
});
