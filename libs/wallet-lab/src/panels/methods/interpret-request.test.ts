import { mailTypedData } from '@onepoint/wallet/methods';
import * as fc from 'fast-check';
import { numberToHex, pad, stringToHex, type EIP1193Provider } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { findDanger, findReceipt, readContractAnswer, readDelegation, readSpending, recoverSigner } from './interpret-request.ts';

it.each([
  ['eth_sign', 'blindSignature'],
  ['personal_unlockAccount', 'nodeKeys'],
  ['anvil_setBalance', 'chainState'],
  ['personal_sign', undefined],
  ['toString', undefined],
])('findDanger classifies %s', (method, danger) => {
  expect(findDanger(method)).toBe(danger);
});

it.each([
  ['0x', null],
  ['0xef01004e59b44847b379578588920ca78fbf26c0b4956c', '0x4e59b44847b379578588920cA78FbF26c0B4956C'],
  ['0x6001600052', undefined],
  [null, undefined],
])('readDelegation reads %j as %j', (answer, delegate) => {
  expect(readDelegation({ method: 'eth_getCode' }, answer)).toBe(delegate);
  expect(readDelegation({ method: 'eth_call' }, answer)).toBeUndefined();
});

describe('readSpending', () => {
  it('reads value and recipient of a transaction', () => {
    expect(readSpending({ method: 'eth_sendTransaction', params: [{ to: '0xa', value: '0x10' }] })).toEqual({
      valueWei: 16n,
      recipients: ['0xa'],
    });
  });

  it('sums up a batch', () => {
    const calls = [{ to: '0xa', value: '0x1' }, { to: '0xb' }, { to: '0xa', value: '0x2' }];
    expect(readSpending({ method: 'wallet_sendCalls', params: [{ calls }] })).toEqual({ valueWei: 3n, recipients: ['0xa', '0xb'] });
  });

  it('has no recipients for contract creations and undecodable requests', () => {
    expect(readSpending({ method: 'eth_sendTransaction', params: [{ data: '0x60' }] })).toEqual({ valueWei: 0n, recipients: [] });
    expect(readSpending({ method: 'eth_sendRawTransaction', params: ['0x02'] })).toEqual({ valueWei: 0n, recipients: [] });
    expect(readSpending({ method: 'eth_sendTransaction', params: [{ value: 'all of it' }] })).toEqual({ valueWei: 0n, recipients: [] });
  });

  it('returns undefined for a request that only signs', () => {
    expect(readSpending({ method: 'personal_sign', params: ['0x', '0xa'] })).toBeUndefined();
  });
});

const account = privateKeyToAccount(generatePrivateKey());

const other = privateKeyToAccount(generatePrivateKey());

describe('recoverSigner', () => {
  it('recovers the signer of a message', async () => {
    const request = { method: 'personal_sign', params: [stringToHex('grüße'), account.address] };
    expect(await recoverSigner(request, await account.signMessage({ message: 'grüße' }))).toMatchObject({
      isOwn: true,
      signer: account.address,
    });
    expect(await recoverSigner(request, await other.signMessage({ message: 'grüße' }))).toMatchObject({
      isOwn: false,
      signer: other.address,
    });
  });

  it('recovers the signer of typed data', async () => {
    const data = mailTypedData(1);
    const signature = await account.signTypedData(data);
    const request = { method: 'eth_signTypedData_v4', params: [account.address, JSON.stringify(data)] };
    expect(await recoverSigner(request, signature)).toMatchObject({ isOwn: true });
  });

  it.each([null, 'yes', '0x', '0x1234'])('returns undefined for %j', async (answer) => {
    expect(await recoverSigner({ method: 'personal_sign', params: ['0x', account.address] }, answer)).toBeUndefined();
  });
});

const call = { method: 'eth_call' };

describe('readContractAnswer', () => {
  it('decodes any 256-bit number', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (value) => {
        const answer = readContractAnswer('erc20Balance', call, numberToHex(value, { size: 32 }));
        expect(answer).toEqual({ kind: 'value', value: String(value) });
      }),
    );
  });

  it('decodes the owner of a token as a checksummed address', () => {
    const owner = pad('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
    expect(readContractAnswer('erc721Owner', call, owner)).toEqual({ kind: 'value', value: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' });
  });

  it('recognizes an empty answer', () => {
    expect(readContractAnswer('erc20Balance', call, '0x')).toEqual({ kind: 'empty' });
  });

  it.each([
    ['another method', { method: 'eth_chainId' }, '0x1'],
    ['more than a word', call, `0x${'00'.repeat(64)}`],
    ['null', call, null],
  ])('returns undefined for %s', (_what, request, answer) => {
    expect(readContractAnswer('erc20Balance', request, answer)).toBeUndefined();
  });
});

const answering = (answer: unknown) => ({ request: () => Promise.resolve(answer) }) as unknown as EIP1193Provider;

describe('findReceipt', () => {
  it('reads the block number', async () => {
    const provider = answering({ blockNumber: '0x10', status: '0x1', contractAddress: null });
    expect(await findReceipt(provider, '0x01')).toEqual({ block: '16', isSuccess: true, contract: null });
  });

  it('reads a reverted transaction and a created contract', async () => {
    const provider = answering({ blockNumber: '0x1', status: '0x0', contractAddress: '0xabc' });
    expect(await findReceipt(provider, '0x01')).toEqual({ block: '1', isSuccess: false, contract: '0xabc' });
  });

  it.each([null, {}, 'soon', { blockNumber: null }])('returns null for %j', async (answer) => {
    expect(await findReceipt(answering(answer), '0x01')).toBeNull();
  });
});
