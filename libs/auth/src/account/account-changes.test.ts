import { expect, it, vi } from 'vitest';
import { accountChanges } from './account-changes.ts';
import type { ClerkUser } from './clerk-user.ts';

function setUp() {
  const wallet = {
    prepareVerification: vi.fn(() => Promise.resolve({ verification: { message: 'sign me', nonce: null } })),
    attemptVerification: vi.fn(() => Promise.resolve()),
    destroy: vi.fn(() => Promise.resolve()),
  };
  const user = {
    createWeb3Wallet: vi.fn(() => Promise.resolve(wallet)),
    reload: vi.fn(() => Promise.resolve()),
    updatePassword: vi.fn(() => Promise.resolve()),
  };
  return { wallet, user, changes: accountChanges(() => user as unknown as ClerkUser) };
}

it('adds a wallet that signs what the service asks it to', async () => {
  const { wallet, changes } = setUp();
  const signMessage = vi.fn((message: string) => Promise.resolve(`0x${message.length}`));
  await changes.addWallet({ address: '0xabc', signMessage });
  expect(signMessage).toHaveBeenCalledExactlyOnceWith('sign me');
  expect(wallet.attemptVerification).toHaveBeenCalledExactlyOnceWith({ signature: '0x7', strategy: 'web3_metamask_signature' });
  expect(wallet.destroy).not.toHaveBeenCalled();
});

it('leaves nothing behind of a wallet that refuses, and says what the wallet said', async () => {
  const { wallet, changes } = setUp();
  wallet.destroy.mockRejectedValue(new Error('offline'));
  const refusal = { code: 4001, message: 'no' };
  await expect(changes.addWallet({ address: '0xabc', signMessage: () => Promise.reject(refusal) })).rejects.toBe(refusal);
  expect(wallet.destroy).toHaveBeenCalledOnce();
});

it('sends no empty password where there was none', async () => {
  const { user, changes } = setUp();
  await changes.changePassword({ currentPassword: '', newPassword: 'correct horse', signOutOfOtherSessions: true });
  expect(user.updatePassword).toHaveBeenCalledExactlyOnceWith({ newPassword: 'correct horse', signOutOfOtherSessions: true });
});
