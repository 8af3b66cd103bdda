import type { RpcRequest, WalletMethodId } from '@onepoint/wallet/methods';
import { getAddress } from 'viem';

/** What a contract's answer means: nothing was there to answer, or a value in words. */
export type ContractAnswer = { readonly kind: 'empty' } | { readonly kind: 'value'; readonly value: string };

/** One word of the ABI: 32 bytes. */
const word = /^0x[0-9a-f]{64}$/i;

/** Reads the answer of a contract's function that returns one number or one address. Undefined for any other request or answer. */
export function readContractAnswer(methodId: WalletMethodId, { method }: RpcRequest, answer: unknown): ContractAnswer | undefined {
  if (method !== 'eth_call' || typeof answer !== 'string') return undefined;
  if (answer === '0x') return { kind: 'empty' };
  if (!word.test(answer)) return undefined;
  return { kind: 'value', value: methodId === 'erc721Owner' ? getAddress(`0x${answer.slice(-40)}`) : BigInt(answer).toString() };
}
