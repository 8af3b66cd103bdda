import { ClerkAPIResponseError, ClerkRuntimeError } from '@clerk/clerk-react/errors';
import { describe, expect, it, vi } from 'vitest';
import { accountChanges, accountData, accountSessions, toAccountError, type ClerkUser } from './account-from-clerk.ts';
import { AccountError } from './account.ts';

describe('accountData', () => {
  const user = {
    id: 'user_1',
    firstName: null,
    lastName: 'Lovelace',
    hasImage: false,
    imageUrl: 'https://img.example/placeholder.svg',
    passwordEnabled: true,
    primaryEmailAddressId: 'idn_2',
    emailAddresses: [
      { id: 'idn_1', emailAddress: 'a@example.com', verification: { status: 'unverified' } },
      { id: 'idn_2', emailAddress: 'b@example.com', verification: { status: 'verified' } },
    ],
    web3Wallets: [
      { id: 'idn_3', web3Wallet: '0x1', verification: { status: 'unverified' } },
      { id: 'idn_4', web3Wallet: '0x2', verification: { status: 'verified' } },
    ],
    passkeys: [{ id: 'idn_5', name: null, createdAt: new Date('2026-03-14T12:00:00Z'), lastUsedAt: null }],
  } as unknown as ClerkUser;

  it('puts the primary address first and leaves out unverified wallets', () => {
    expect(accountData(user, true)).toEqual({
      userId: 'user_1',
      firstName: '',
      lastName: 'Lovelace',
      imageUrl: null,
      hasPassword: true,
      emailAddresses: [
        { id: 'idn_2', emailAddress: 'b@example.com', verified: true, primary: true },
        { id: 'idn_1', emailAddress: 'a@example.com', verified: false, primary: false },
      ],
      web3Wallets: [{ id: 'idn_4', web3Wallet: '0x2' }],
      passkeys: [{ id: 'idn_5', name: null, createdAt: '2026-03-14T12:00:00.000Z', lastUsedAt: null }],
    });
  });

  it('has no passkeys if they are not enabled', () => {
    expect(accountData(user, false).passkeys).toBeNull();
  });
});

const session = (id: string, status: string, hour: number, latestActivity = {}) => ({
  id,
  status,
  lastActiveAt: new Date(Date.UTC(2026, 2, 14, hour)),
  latestActivity,
});

describe('accountSessions', () => {
  it('lists active sessions: this browser’s first, then by last activity, with null for unknown details', async () => {
    const sessions = [
      session('early', 'active', 8),
      session('gone', 'revoked', 12),
      session('late', 'active', 11, {
        browserName: 'Firefox',
        deviceType: 'Macintosh',
        city: 'Paris',
        country: 'FR',
        ipAddress: '192.0.2.1',
      }),
      session('mine', 'active', 7),
    ];
    const user = { getSessions: () => Promise.resolve(sessions) } as unknown as ClerkUser;
    const listed = await accountSessions(user, 'mine');
    expect(listed.map(({ id, current }) => [id, current])).toEqual([
      ['mine', true],
      ['late', false],
      ['early', false],
    ]);
    expect(listed[1]).toMatchObject({ browser: 'Firefox', device: 'Macintosh', place: 'Paris, FR', ipAddress: '192.0.2.1', mobile: false });
    expect(listed[2]).toMatchObject({ browser: null, device: null, place: null, ipAddress: null });
  });

  it('ignores sessions cached by the SDK', async () => {
    const retrieve = vi.fn(() => Promise.resolve([]));
    const user = {
      cachedSessionsWithActivities: [session('gone', 'active', 8)],
      getSessions(): Promise<unknown> {
        return this.cachedSessionsWithActivities === null ? retrieve() : Promise.resolve(this.cachedSessionsWithActivities);
      },
    };
    expect(await accountSessions(user as unknown as ClerkUser, undefined)).toEqual([]);
    expect(retrieve).toHaveBeenCalledOnce();
  });
});

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

describe('accountChanges', () => {
  it('adds a wallet after it signs the message of the service', async () => {
    const { wallet, changes } = setUp();
    const signMessage = vi.fn((message: string) => Promise.resolve(`0x${message.length}`));
    await changes.addWallet({ address: '0xabc', signMessage });
    expect(signMessage).toHaveBeenCalledExactlyOnceWith('sign me');
    expect(wallet.attemptVerification).toHaveBeenCalledExactlyOnceWith({ signature: '0x7', strategy: 'web3_metamask_signature' });
    expect(wallet.destroy).not.toHaveBeenCalled();
  });

  it('removes a wallet that refuses to sign and keeps its error', async () => {
    const { wallet, changes } = setUp();
    wallet.destroy.mockRejectedValue(new Error('offline'));
    const refusal = { code: 4001, message: 'no' };
    await expect(changes.addWallet({ address: '0xabc', signMessage: () => Promise.reject(refusal) })).rejects.toBe(refusal);
    expect(wallet.destroy).toHaveBeenCalledOnce();
  });

  it('sends no current password if the user has none', async () => {
    const { user, changes } = setUp();
    await changes.changePassword({ currentPassword: '', newPassword: 'correct horse', signOutOfOtherSessions: true });
    expect(user.updatePassword).toHaveBeenCalledExactlyOnceWith({ newPassword: 'correct horse', signOutOfOtherSessions: true });
  });
});

describe('toAccountError', () => {
  it('keeps the code, message and field of the response', () => {
    const data = [{ code: 'form_code_incorrect', message: 'is incorrect', long_message: 'Incorrect code', meta: { param_name: 'code' } }];
    const error = toAccountError(new ClerkAPIResponseError('refused', { data, status: 422 }));
    expect(error).toBeInstanceOf(AccountError);
    expect(error).toMatchObject({ code: 'form_code_incorrect', message: 'Incorrect code', paramName: 'code' });
  });

  it.each(['reverification_cancelled', 'passkey_registration_cancelled'])('keeps the code of a closed dialog: %s', (code) => {
    expect(toAccountError(new ClerkRuntimeError('cancelled', { code }))).toMatchObject({ name: 'AccountError', code });
  });

  it('keeps other errors unchanged', () => {
    const lost = new TypeError('Failed to fetch');
    expect(toAccountError(lost)).toBe(lost);
  });
});
