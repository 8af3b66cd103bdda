import { expect, test, vi } from 'vitest';
import { toSigningWallet } from './to-signing-wallet.ts';

const walletOf = (request: (call: { method: string; params?: readonly unknown[] }) => Promise<unknown>) => ({
  id: 'example.fox',
  name: 'Fox',
  icon: undefined,
  provider: { request },
});
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

test('a wallet signs the message in hexadecimal for its first account', async () => {
  const request = vi.fn(({ method }: { method: string }) => Promise.resolve(method === 'eth_requestAccounts' ? [address] : '0xabcd'));
  const wallet = await toSigningWallet(walletOf(request));
  expect(wallet.address).toBe(address);
  expect(await wallet.signMessage('Hé')).toBe('0xabcd');
  expect(request).toHaveBeenLastCalledWith({ method: 'personal_sign', params: ['0x48c3a9', address] });
});

test.each([
  [4001, 'refused'],
  [-32002, 'pending'],
])('code %d of a wallet is told as %s', async (code, reason) => {
  const refuse = () => Promise.reject(Object.assign(new Error('no'), { code }));
  await expect(toSigningWallet(walletOf(refuse))).rejects.toMatchObject({ reason });
});

test.each([[[]], ['0x1'], [['nonsense']], [null]])('a wallet that answers %j gives no account', async (answer) => {
  await expect(toSigningWallet(walletOf(() => Promise.resolve(answer)))).rejects.toMatchObject({ reason: 'noAccount' });
});
