import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKept } from './use-statistics-screen.ts';

test('keeps the last current value', () => {
  const { result, rerender } = renderHook(({ value, isCurrent }) => useKept(value, isCurrent), {
    initialProps: { value: 'week', isCurrent: true },
  });
  rerender({ value: 'month, figures of the week', isCurrent: false });
  expect(result.current).toBe('week');
  rerender({ value: 'month', isCurrent: true });
  expect(result.current).toBe('month');
});
