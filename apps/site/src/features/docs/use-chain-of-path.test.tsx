import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { appState } from '@onepoint/app-state';
import { afterEach, expect, it } from 'vitest';
import { useChainOfPath } from './use-chain-of-path.ts';

const chainOf = (address: string): string | null =>
  renderHook(useChainOfPath, {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current;

afterEach(() => appState.set({ selectedDocChain: null }));

it('reads the chain after a docs path in every language and stores it', () => {
  expect(chainOf('/docs/methods/eth_call/base')).toBe('base');
  expect(chainOf('/zh/docs/methods/eth_call/base')).toBe('base');
  expect(chainOf('/docs/authentication/ethereum')).toBe('ethereum');
  expect(appState.getState().selectedDocChain).toBe('ethereum');
  expect(chainOf('/docs/methods/eth_call')).toBeNull();
  expect(chainOf('/docs/chains/base')).toBeNull();
  expect(appState.getState().selectedDocChain).toBe('ethereum');
});
