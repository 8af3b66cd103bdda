import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useChainOfPath } from './use-chain-of-path.ts';

const chainOf = (address: string): string | null =>
  renderHook(useChainOfPath, {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current;

it('reads the chain behind the name of a method, in every language', () => {
  expect(chainOf('/docs/methods/eth_call/base')).toBe('base');
  expect(chainOf('/zh/docs/methods/eth_call/base')).toBe('base');
  expect(chainOf('/docs/methods/eth_call')).toBeNull();
});
