import { AccountContext, type Account, type AccountSession } from '@onepoint/auth/account';
import { userFixture } from '@onepoint/testing/api';
import { useMemo, useState, type ReactNode } from 'react';

type Facts = Pick<
  Account,
  'userId' | 'firstName' | 'lastName' | 'imageUrl' | 'hasPassword' | 'emailAddresses' | 'web3Wallets' | 'passkeys'
>;

const user = userFixture();

const facts: Facts = {
  userId: user.id,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  imageUrl: null,
  hasPassword: true,
  emailAddresses: user.emailAddresses.map((email, index) => ({ ...email, id: `email_${String(index)}` })),
  web3Wallets: [{ id: 'wallet_0', web3Wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }],
  passkeys: [],
};

const session = {
  browser: 'Chrome',
  device: 'Linux',
  mobile: false,
  ipAddress: '203.0.113.7',
  place: null,
  lastActiveAt: new Date().toISOString(),
};

const sessions: readonly AccountSession[] = [
  { ...session, id: 'sess_0', current: true },
  { ...session, id: 'sess_1', current: false, browser: 'Safari', device: 'iPhone', mobile: true, place: 'Paris, FR' },
];

const createId = (): string => `added_${String(Date.now())}`;

/** Account of the demo user. Changes last until the page closes, and any code verifies an address. */
export function DemoAccount({ children }: { children: ReactNode }) {
  const [now, setNow] = useState({ facts, sessions });
  const account = useMemo((): Account => {
    const change = (changed: (before: Facts) => Partial<Facts>): Promise<void> => {
      setNow((before) => ({ ...before, facts: { ...before.facts, ...changed(before.facts) } }));
      return Promise.resolve();
    };
    return {
      ...now.facts,
      rename: (names) => change(() => names),
      addEmail: async (emailAddress) => {
        const id = createId();
        const added = { id, emailAddress, verified: false, primary: false };
        await change((before) => ({ emailAddresses: [...before.emailAddresses, added] }));
        return id;
      },
      sendEmailCode: () => Promise.resolve(),
      verifyEmail: (emailId) =>
        change(({ emailAddresses }) => ({
          emailAddresses: emailAddresses.map((email) => (email.id === emailId ? { ...email, verified: true } : email)),
        })),
      makeEmailPrimary: (emailId) =>
        change(({ emailAddresses }) => ({ emailAddresses: emailAddresses.map((email) => ({ ...email, primary: email.id === emailId })) })),
      removeEmail: (emailId) =>
        change(({ emailAddresses }) => ({ emailAddresses: emailAddresses.filter((email) => email.id !== emailId) })),
      addWallet: ({ address }) => {
        const id = createId();
        return change((before) => ({ web3Wallets: [...before.web3Wallets, { id, web3Wallet: address }] }));
      },
      removeWallet: (walletId) => change((before) => ({ web3Wallets: before.web3Wallets.filter((wallet) => wallet.id !== walletId) })),
      addPasskey: () => {
        const added = { id: createId(), name: 'Chrome', createdAt: new Date().toISOString(), lastUsedAt: null };
        return change(({ passkeys }) => ({ passkeys: [...(passkeys ?? []), added] }));
      },
      removePasskey: (passkeyId) => change(({ passkeys }) => ({ passkeys: passkeys?.filter(({ id }) => id !== passkeyId) ?? null })),
      // The demo has no account to delete.
      deleteAccount: () => Promise.resolve(),
      changePassword: () => change(() => ({ hasPassword: true })),
      listSessions: () => Promise.resolve([...now.sessions]),
      revokeSession: (sessionId) => {
        setNow((before) => ({ ...before, sessions: before.sessions.filter((one) => one.id !== sessionId) }));
        return Promise.resolve();
      },
    };
  }, [now]);
  return <AccountContext value={account}>{children}</AccountContext>;
}
