import { verifyMessage, toHex, type Hex } from 'viem';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod/mini';
import { createFakeWallet } from './create-fake-wallet.ts';
import { fakeWalletPresets } from './fake-wallet-presets.ts';

const ask = (wallet: ReturnType<typeof createFakeWallet>, method: string, params?: unknown): Promise<unknown> =>
  wallet.provider.request({ method, params } as never);

it('shows no account before it is asked for one', async () => {
  const wallet = createFakeWallet();
  expect(await ask(wallet, 'eth_accounts')).toEqual([]);
  expect(await ask(wallet, 'eth_requestAccounts')).toEqual([wallet.address]);
  expect(await ask(wallet, 'eth_accounts')).toEqual([wallet.address]);
});

it('has a name for its announcements where the page has come over HTTP, too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const [first, second] = [createFakeWallet(), createFakeWallet()].map(({ info }) => info.uuid);
  expect(z.uuidv4().safeParse(first).success).toBe(true);
  expect(second).not.toBe(first);
});

it('signs with its key, and only for a page with permission', async () => {
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
] as const)('refuses an unknown chain by %s', async (unknownChainAnswer, error) => {
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

it('remembers permission and chain over a reload', async () => {
  await ask(createFakeWallet({}, localStorage), 'eth_requestAccounts');
  const reloaded = createFakeWallet({}, localStorage);
  expect(await ask(reloaded, 'eth_accounts')).toEqual([reloaded.address]);
});

it('has parameters that do not parse answered by -32602, methods of no chain by 4200', async () => {
  const wallet = createFakeWallet();
  await expect(ask(wallet, 'personal_sign', ['x'])).rejects.toMatchObject({ code: -32602 });
  await expect(ask(wallet, 'constructor')).rejects.toMatchObject({ code: 4200 });
});

it('refuses what it is told to refuse, until it is told otherwise', async () => {
  const wallet = createFakeWallet(fakeWalletPresets.rejecting);
  await expect(ask(wallet, 'eth_requestAccounts')).rejects.toMatchObject({ code: 4001 });
  expect(await ask(wallet, 'eth_chainId')).toBe('0x1');
  wallet.behave({ rejects: [] });
  expect(await ask(wallet, 'eth_requestAccounts')).toEqual([wallet.address]);
});

it('announces itself at once and again when asked (EIP-6963)', () => {
  const wallet = createFakeWallet({ name: 'A' });
  const heard = vi.fn();
  window.addEventListener('eip6963:announceProvider', heard);
  const stop = wallet.announce(window);
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  stop();
  window.dispatchEvent(new Event('eip6963:requestProvider'));
  window.removeEventListener('eip6963:announceProvider', heard);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('announces nothing any more once it is taken away, though it was about to', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const heard = vi.fn();
  window.addEventListener('eip6963:announceProvider', heard);
  createFakeWallet({ announceDelayMs: 500 }).announce(window)();
  vi.runAllTimers();
  window.removeEventListener('eip6963:announceProvider', heard);
  expect(heard).not.toHaveBeenCalled();
});
