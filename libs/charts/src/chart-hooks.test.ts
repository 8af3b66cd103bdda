// @vitest-environment jsdom

import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSame } from './chart-hooks.ts';

test('useSame returns the previous list for equal entries', () => {
  const first = ['chart-1', 'chart-2'];
  const { result, rerender } = renderHook(useSame<string>, { initialProps: first });
  rerender(['chart-1', 'chart-2']);
  expect(result.current).toBe(first);
  const swapped = ['chart-2', 'chart-1'];
  rerender(swapped);
  expect(result.current).toBe(swapped);
  const shorter = ['chart-2'];
  rerender(shorter);
  expect(result.current).toBe(shorter);
});
