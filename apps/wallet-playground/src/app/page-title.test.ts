import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePageTitle } from './page-title.ts';

test('the document title names the current section', () => {
  const { rerender } = renderHook(({ section }) => usePageTitle(section), { initialProps: { section: 'Connect' } });
  expect(document.title).toBe('Connect – Fast and Reliable Blockchain RPC Service');
  rerender({ section: 'Test wallets' });
  expect(document.title).toBe('Test wallets – Fast and Reliable Blockchain RPC Service');
});
