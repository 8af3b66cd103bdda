import { expect, it } from 'vitest';
import { diffState, type LabState } from './lab-state.ts';

const state: LabState = { status: 'disconnected', wallet: null, accounts: [], chainId: null, connections: 0 };

it('returns nothing for equal states', () => {
  expect(diffState(state, { ...state, accounts: [] })).toEqual([]);
});

it('returns each changed field with both values', () => {
  expect(diffState(state, { ...state, status: 'connected', accounts: ['0x1', '0x2'], chainId: 1 })).toEqual([
    { field: 'status', before: 'disconnected', after: 'connected' },
    { field: 'accounts', before: '—', after: '0x1, 0x2' },
    { field: 'chainId', before: '—', after: '1' },
  ]);
});
