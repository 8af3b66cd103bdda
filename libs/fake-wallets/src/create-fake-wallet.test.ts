import { toHex, verifyMessage, type Hex } from 'viem';
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod/mini';
import { createFakeWallet } from './create-fake-wallet.ts';
import { fakeWalletPresets, wellKnownPrivateKeys } from './fake-wallet-presets.ts';

const ask = (wallet: ReturnType<typeof createFakeWallet>, method: string, params?: unknown): Promise<unknown> =>
  wallet.provider.request({ method, params } as never);

it('shows no account before eth_requestAccounts', async () => {
  const wallet = createFakeWallet();
  expect(await ask(wallet, 'eth_accounts')).toEqual([]);
  expect(await ask(wallet, 'eth_requestAccounts')).toEqual([wallet.address]);
  expect(await ask(wallet, 'eth_accounts')).toEqual([wallet.address]);
});

it('creates unique UUIDs without crypto.randomUUID, as on HTTP pages', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [first, second] = [createFakeWallet(), createFakeWallet()].map(({ info }) => info.uuid);
  expect(z.uuidv4().safeParse(first).success).toBe(true);
  expect(second).not.toBe(first);
});

it('signs only for a page with permission', async () => {
  const wallet = createFakeWallet();
  const params = [toHex('hi'), wallet.address];
  await expect(ask(wallet, 'personal_sign', params)).rejects.toMatchObject({ code: 4100 });
  await ask(wallet, 'eth_requestAccounts');
  const signature = (await ask(wallet, 'personal_sign', params)) as Hex;
  expect(await verifyMessage({ address: wallet.address, message: 'hi', signature })).toBe(true);
});

it.each([
  ['code', { code: 4902 }],
  ['nested-code', { code: -32603, data: { originalError: { code: 4902 } } }],
  ['message', { code: -32603, message: expect.stringContaining('Unrecognized chain') as string }],
] as const)('reports an unknown chain by %s', async (unknownChainAnswer, error) => {
  const wallet = createFakeWallet({ behavior: { unknownChainAnswer } });
  await expect(ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).rejects.toMatchObject(error);
});

it('emits chainChanged once per change', async () => {
  const wallet = createFakeWallet({ knownChainIds: [1, 137] });
  const handleChange = vi.fn();
  wallet.provider.on('chainChanged', handleChange);
  await ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x89' }]);
  await ask(wallet, 'wallet_switchEthereumChain', [{ chainId: '0x89' }]);
  expect(handleChange.mock.calls).toEqual([['0x89']]);
});

it('keeps permission and chain across a reload', async () => {
  await ask(createFakeWallet({}, localStorage), 'eth_requestAccounts');
  const reloaded = createFakeWallet({}, localStorage);
  expect(await ask(reloaded, 'eth_accounts')).toEqual([reloaded.address]);
});

it('answers invalid parameters with -32602 and unknown methods with 4200', async () => {
  const wallet = createFakeWallet();
  await expect(ask(wallet, 'personal_sign', ['x'])).rejects.toMatchObject({ code: -32602 });
  await expect(ask(wallet, 'constructor')).rejects.toMatchObject({ code: 4200 });
});

it('rejects prompts until its behavior is changed', async () => {
  const wallet = createFakeWallet(fakeWalletPresets.rejecting);
  await expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
  expect(await ask(wallet, 'eth_chainId')).toBe('0x1');
  wallet.behave({ rejects: [] });
  expect(await ask(wallet, 'eth_requestAccounts')).toEqual([wallet.address]);
});

it('announces itself immediately and on request (EIP-6963)', () => {
  const wallet = createFakeWallet({ name: 'A' });
  const handleAnnouncement = vi.fn();
  window.addEventListener('eip6963:announceProvider', handleAnnouncement);
  const stop = wallet.announce(window);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  stop();
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', handleAnnouncement);
  expect(handleAnnouncement).toHaveBeenCalledTimes(2);
});

it('cancels a delayed announcement when it is removed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const handleAnnouncement = vi.fn();
  window.addEventListener('eip6963:announceProvider', handleAnnouncement);
  createFakeWallet({ announceDelayMs: 500 }).announce(window)();
  vi.runAllTimers();
  window.removeEventListener('eip6963:announceProvider', handleAnnouncement);
  expect(handleAnnouncement).not.toHaveBeenCalled();
});

it('lists the keys of the mnemonic that development nodes fund', () => {
  const phrase = `${'test '.repeat(11)}junk`;
  const addresses = wellKnownPrivateKeys.map((_, addressIndex) => mnemonicToAccount(phrase, { addressIndex }).address);
  expect(wellKnownPrivateKeys.map((key) => privateKeyToAddress(key))).toEqual(addresses);
});
