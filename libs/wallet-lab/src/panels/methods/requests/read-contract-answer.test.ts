import * as fc from 'fast-check';
import { numberToHex, pad } from 'viem';
import { expect, it } from 'vitest';
import { readContractAnswer } from './read-contract-answer.ts';

const call = { method: 'eth_call' };

it('reads any number that fits into a word', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
      const answer = readContractAnswer('erc20Balance', call, numberToHex(value, { size: 32 }));
      expect(answer).toEqual({ kind: 'value', value: String(value) });
    }),
  );
});

it('reads the owner of a token as an address with its checksum', () => {
  const owner = pad('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
  expect(readContractAnswer('erc721Owner', call, owner)).toEqual({ kind: 'value', value: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' });
});

it('tells an empty answer from a value', () => {
  expect(readContractAnswer('erc20Balance', call, '0x')).toEqual({ kind: 'empty' });
});

it.each([
  ['another method', { method: 'eth_chainId' }, '0x1'],
  ['more than a word', call, `0x${'00'.repeat(64)}`],
  ['no text', call, null],
])('says nothing of %s', (_what, request, answer) => {
  expect(readContractAnswer('erc20Balance', request, answer)).toBeUndefined();
});
