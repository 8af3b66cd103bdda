import { AccountContext, AccountError, type Account } from '@onepoint/auth/account';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { accountFixture, accountSessionFixture } from '../../test/account-fixture.ts';
import { renderScreen } from '../../test/render-screen.tsx';
import { ProfilePage } from './profile-page.tsx';

const props = { themeSwitch: null, onPickLanguage: () => {}, onSignOutEverywhere: () => Promise.resolve(), onDeleted: () => {} };
const open = (fields: Partial<Account> = {}, more: Partial<Parameters<typeof ProfilePage>[0]> = {}) =>
  renderScreen(
    <AccountContext value={accountFixture(fields)}>
      <ProfilePage {...props} {...more} />
    </AccountContext>,
  );

test('the headline shows the number of email addresses, wallets and devices', async () => {
  open({ listSessions: () => Promise.resolve([accountSessionFixture(), accountSessionFixture({ id: 'sess_2', current: false })]) });
  expect(await screen.findByText('1 email address, 1 wallet, 2 active sessions')).toBeTruthy();
});

test('shows the user ID and wallet address in full with copy buttons', () => {
  open();
  expect(screen.getByText('user_2fXq7TnB1LwZ8KmRc4sYdPeH')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy user ID' })).toBeTruthy();
  expect(screen.getByText('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy wallet address' })).toBeTruthy();
});

test('saves a trimmed name, and shows an invalid one as an error of its field', async () => {
  const rename = vi.fn(() => Promise.resolve());
  const { user } = open({ rename });
  const first = screen.getByRole('textbox', { name: 'First name' });
  await user.clear(first);
  await user.type(first, 'R2D2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(screen.getByText(/Use letters, spaces, hyphens, and apostrophes only/)).toBeTruthy();
  expect(document.activeElement).toBe(first);
  await user.clear(first);
  await user.type(first, ' Jean-Luc ');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(rename).toHaveBeenCalledExactlyOnceWith({ firstName: 'Jean-Luc', lastName: 'Hopper' }));
});

function GrowingAccount({ verify }: { verify: Account['verifyEmail'] }) {
  const added = { id: 'idn_3', emailAddress: 'ada@example.com', verified: false, primary: false };
  const [emails, setEmails] = useState(accountFixture().emailAddresses);
  const account = accountFixture({
    emailAddresses: emails,
    addEmail: () => {
      setEmails([...emails, added]);
      return Promise.resolve(added.id);
    },
    verifyEmail: async (id, code) => {
      await verify(id, code);
      setEmails([...accountFixture().emailAddresses, { ...added, verified: true }]);
    },
  });
  return (
    <AccountContext value={account}>
      <ProfilePage {...props} />
    </AccountContext>
  );
}

test('adds an email address with its code, after a wrong code', async () => {
  const verify = vi.fn((_: string, code: string) =>
    code === '123456' ? Promise.resolve() : Promise.reject(new AccountError('form_code_incorrect', 'Incorrect code')),
  );
  const { user } = renderScreen(<GrowingAccount verify={verify} />);
  await user.click(screen.getByRole('button', { name: 'Add email address' }));
  await user.type(screen.getByRole('textbox', { name: 'New email address' }), 'ada@example.com{Enter}');
  const code = await screen.findByRole('textbox', { name: 'Code' });
  await user.type(code, '000000{Enter}');
  expect(await screen.findByText('Incorrect code. Check your latest email.')).toBeTruthy();
  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull());
  expect(verify).toHaveBeenLastCalledWith('idn_3', '123456');
  expect(screen.getByRole('button', { name: 'Make primary: ada@example.com' })).toBeTruthy();
});

test('shows an address of another account as an error of its field', async () => {
  const { user } = open({
    addEmail: () => Promise.reject(new AccountError('form_identifier_exists', 'taken', { paramName: 'email_address' })),
  });
  await user.click(screen.getByRole('button', { name: 'Add email address' }));
  await user.type(screen.getByRole('textbox', { name: 'New email address' }), 'ada@example.com{Enter}');
  expect(await screen.findByText('Another account already uses this.')).toBeTruthy();
});

test('removes a wallet only after confirmation', async () => {
  const removeWallet = vi.fn(() => Promise.resolve());
  const { user } = open({ removeWallet });
  await user.click(screen.getByRole('button', { name: 'Remove wallet 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove wallet 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266?' }));
  expect(removeWallet).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove wallet' }));
  await waitFor(() => expect(removeWallet).toHaveBeenCalledExactlyOnceWith('idn_2'));
});

test('adds a passkey, and says why one could not be added', async () => {
  const addPasskey = vi
    .fn<Account['addPasskey']>()
    .mockRejectedValueOnce(new AccountError('passkey_registration_cancelled', 'canceled'))
    .mockResolvedValue();
  const { user } = open({ passkeys: [], addPasskey });
  await user.click(screen.getByRole('button', { name: 'Add passkey' }));
  expect(await screen.findByText('You canceled. No passkey was added.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add passkey' }));
  expect(await screen.findByText('Passkey added')).toBeTruthy();
});

test('removes a passkey only after confirmation', async () => {
  const removePasskey = vi.fn(() => Promise.resolve());
  const passkeys = [{ id: 'idn_5', name: null, createdAt: '2026-01-08T09:00:00.000Z', lastUsedAt: null }];
  const { user } = open({ passkeys, removePasskey });
  await user.click(screen.getByRole('button', { name: 'Remove passkey “Unnamed passkey”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove passkey “Unnamed passkey”?' }));
  expect(removePasskey).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
  await waitFor(() => expect(removePasskey).toHaveBeenCalledExactlyOnceWith('idn_5'));
});

test('shows no passkeys if the identity service doesn’t offer them', () => {
  open({ passkeys: null });
  expect(screen.queryByText('Passkeys')).toBeNull();
});

test('shows a wrong current password as an error of its field', async () => {
  const changePassword = vi.fn(() => Promise.reject(new AccountError('form_password_incorrect', 'no', { paramName: 'current_password' })));
  const { user } = open({ changePassword });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(screen.getByLabelText('Current password'), 'guess');
  await user.type(screen.getByLabelText('New password'), 'correct horse{Enter}');
  expect(await screen.findByText('Incorrect password.')).toBeTruthy();
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({
    currentPassword: 'guess',
    newPassword: 'correct horse',
    signOutOfOtherSessions: true,
  });
});

test('signs out another device and removes it from the list', async () => {
  const sessions = [
    accountSessionFixture(),
    accountSessionFixture({ id: 'sess_2', current: false, browser: 'Firefox', device: 'Macintosh' }),
  ];
  const listSessions = vi.fn(() => Promise.resolve(sessions));
  const revokeSession = vi.fn((id: string) => {
    sessions.splice(
      sessions.findIndex((session) => session.id === id),
      1,
    );
    return Promise.resolve();
  });
  const { user } = open({ listSessions: () => listSessions().then((list) => [...list]), revokeSession });
  await user.click(await screen.findByRole('button', { name: 'Sign out Firefox on Macintosh' }));
  await waitFor(() => expect(screen.queryByText('Firefox on Macintosh')).toBeNull());
  expect(revokeSession).toHaveBeenCalledExactlyOnceWith('sess_2');
});

test('asks before signing out everywhere', async () => {
  const onSignOutEverywhere = vi.fn(() => Promise.resolve());
  const { user } = open({}, { onSignOutEverywhere });
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
  expect(onSignOutEverywhere).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(onSignOutEverywhere).toHaveBeenCalledOnce());
});

test('deletes the account after confirmation, then leaves the page', async () => {
  const [deleteAccount, onDeleted] = [vi.fn(() => Promise.resolve()), vi.fn()];
  const { user } = open({ deleteAccount }, { onDeleted });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(within(dialog).getByText(/Projects where you’re the only owner/)).toBeTruthy();
  expect(deleteAccount).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(deleteAccount).toHaveBeenCalledOnce();
});

test('stays on the page if the account could not be deleted', async () => {
  const onDeleted = vi.fn();
  const { user } = open({ deleteAccount: () => Promise.reject(new AccountError('reverification_cancelled', 'Cancelled')) }, { onDeleted });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByText('Couldn’t delete your account')).toBeTruthy();
  expect(onDeleted).not.toHaveBeenCalled();
});
