import { contract } from '@onepoint/api-contract';
import { sandboxExtendedPublicKey } from '@onepoint/environment';
import { getAddress } from 'viem';
import { HDKey, mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { callApi } from '../../test/api.ts';
import { createTestApi } from '../../test/create-test-api.ts';
import { newUser, newMember, newProject, setProject } from '../../test/fixtures.ts';
import { deriveDepositAddress, isExtendedPublicKey } from './deposit-addresses.ts';

const usdc = { symbol: 'USDC', contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 };

test('returns the default terms without a session, and allows caching', async () => {
  const reply = await callApi('GET /v1/depositTerms');
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    cryptoCloud: { fee: { kind: 'percent', percent: 1.4 }, minimumCents: 100, maximumCents: 1_000_000_000, openPaymentsMax: 3 },
    cascade: { networks: [{ network: 'Ethereum', chainId: 1, confirmations: 12, tokens: [usdc] }] },
  });
  expect(reply.headers['cache-control']).toBe('public, max-age=60');
});

test('returns the configured terms, and applies them to payments', async () => {
  const paymentTerms = { fee: { kind: 'flat', cents: 250 }, minimumCents: 251, maximumCents: 5_000, openPaymentsMax: 7 } as const;
  const { app, close } = await createTestApi({ paymentTerms });
  expect((await callApi('GET /v1/depositTerms', { app })).body).toMatchObject({ cryptoCloud: paymentTerms });
  const as = newUser();
  const { id: projectId } = (await callApi('POST /v1/projects', { app, as, body: { name: 'Paid' } })).body as { id: string };
  const pay = (amount: number) =>
    callApi(`POST /v1/projects/${projectId}/payments`, {
      app,
      as,
      body: { type: 'CRYPTOCLOUD_PAYMENT', amount },
      headers: { 'idempotency-key': String(amount) },
    });
  expect(await pay(250)).toMatchObject({ status: 422, body: { error: { details: { reason: 'BELOW_MINIMUM', minimumCents: 251 } } } });
  expect(await pay(5_001)).toMatchObject({ status: 422, body: { error: { details: { reason: 'ABOVE_MAXIMUM', maximumCents: 5_000 } } } });
  expect(await pay(251)).toMatchObject({ status: 201, body: { amount: 251, fee: 250 } });
  await close();
});

async function list(as: string) {
  const { status, body } = await callApi('GET /v1/custodialWallets', { as });
  expect(status).toBe(200);
  return contract.listCustodialWallets.replies[200].parse(body);
}

test('returns one permanent checksummed address per project, with tokens and confirmations', async () => {
  const me = newUser();
  const projectIds = [await newProject(me), await newProject(me)];
  const wallets = await list(me);
  expect(wallets.map(({ projectId }) => projectId)).toEqual(projectIds);
  expect(new Set(wallets.map(({ address }) => address)).size).toBe(2);
  for (const wallet of wallets) {
    expect(wallet.address).toBe(getAddress(wallet.address));
    expect(wallet).toMatchObject({ network: 'Ethereum', chainId: 1, confirmations: 12, tokens: [{ symbol: 'USDC', decimals: 6 }] });
  }
  expect(await list(me)).toEqual(wallets);
});

test('returns the same address to concurrent requests of several members', async () => {
  const [me, other] = [newUser(), newUser()];
  const projectId = await newProject(me);
  await newMember(projectId, other, 'finance');
  const lists = await Promise.all([list(me), list(other), list(me), list(other)]);
  for (const wallets of lists) expect(wallets).toEqual(lists[0]);
});

test('leaves out deleted and foreign projects and those whose payments the caller may not read', async () => {
  const [me, owner] = [newUser(), newUser()];
  const [deleted, hidden] = [await newProject(me), await newProject(owner)];
  await setProject(deleted, { deletedAt: new Date() });
  await newMember(hidden, me, 'auditor');
  await newProject(owner);
  expect(await list(me)).toEqual([]);
});

const mnemonic = 'test test test test test test test test test test test junk';

test.each([0, 1, 19, 1_000_000])('derives the address that a wallet with the private key has at index %i', (index) => {
  expect(deriveDepositAddress(sandboxExtendedPublicKey, index)).toBe(
    mnemonicToAccount(mnemonic, { accountIndex: 1, addressIndex: index }).address,
  );
});

test('accepts an extended public key only', () => {
  const key = HDKey.fromMasterSeed(new Uint8Array(32).fill(1));
  expect([key.publicExtendedKey, key.privateExtendedKey, 'xpub', ''].map(isExtendedPublicKey)).toEqual([true, false, false, false]);
});
