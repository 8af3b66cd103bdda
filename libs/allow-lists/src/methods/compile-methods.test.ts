import { expect, test } from 'vitest';
import { compileMethods } from './compile-methods.ts';
import { isMethodPattern } from './is-method-pattern.ts';

test.each([
  [['eth_call'], 'eth_call', 'eth_call'],
  [['eth_call'], 'eth_callMany', null],
  [['eth_call'], 'ETH_CALL', null],
  [['eth_get*'], 'eth_getLogs', 'eth_get*'],
  [['eth_get*', 'eth_getLogs'], 'eth_getLogs', 'eth_getLogs'],
  [['*_blockNumber'], 'eth_blockNumber', '*_blockNumber'],
  [['eth call', 'net_version'], 'eth call', null],
])('%j lets %s through by %s', (entries, method, entry) => {
  expect(compileMethods(entries)(method)).toBe(entry);
});

test.each(['', ' ', 'eth call', 'eth-call', 'eth_call;', 'é', 'a'.repeat(81)])('%j names no methods', (text) => {
  expect(isMethodPattern(text)).toBe(false);
});
