import { AccountContext, AccountError, type Account } from '@onepoint/auth/account';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ThemeSwitch } from '../../shared/theme-switch.tsx';
import { accountFixture, accountSessionFixture } from '../../test/account-fixture.ts';
import { asScreen } from '../../test/screen-story.tsx';
import { ProfilePage } from './profile-page.tsx';

const sessions = [
  accountSessionFixture(),
  accountSessionFixture({ id: 'sess_2', current: false, browser: 'Safari', device: 'iPhone', mobile: true, place: 'Paris, FR' }),
  accountSessionFixture({ id: 'sess_3', current: false, browser: null, device: null, ipAddress: null }),
];

const withAccount: Decorator = (Story, { parameters }) => (
  <AccountContext
    value={accountFixture({ listSessions: () => Promise.resolve(sessions), ...(parameters['account'] as Partial<Account> | undefined) })}
  >
    <Story />
  </AccountContext>
);

const meta = {
  title: 'Screens/Profile',
  component: ProfilePage,
  decorators: [withAccount, asScreen],
  args: { themeSwitch: <ThemeSwitch />, onPickLanguage: () => {}, onSignOutEverywhere: () => Promise.resolve(), onDeleted: () => {} },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {
  play: async () => {
    await expect(await screen.findByText('1 email address, 1 wallet, 3 active sessions')).toBeVisible();
  },
};

/** User who signed up with a wallet. */
export const WalletAlone: Story = {
  parameters: { account: { firstName: '', lastName: '', hasPassword: false, emailAddresses: [] } },
};

export const AddressToVerify: Story = {
  parameters: {
    account: {
      web3Wallets: [],
      emailAddresses: [
        { id: 'idn_1', emailAddress: 'grace@example.com', verified: true, primary: true },
        { id: 'idn_2', emailAddress: 'hopper@example.com', verified: true, primary: false },
        {
          id: 'idn_3',
          emailAddress: 'someone.with.a.very.long.address@a-domain-that-goes-on-and-on.example.com',
          verified: false,
          primary: false,
        },
      ],
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Verify someone/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus());
  },
};

export const CodeRefused: Story = {
  parameters: {
    account: {
      emailAddresses: [{ id: 'idn_3', emailAddress: 'grace@example.com', verified: false, primary: false }],
      verifyEmail: () => Promise.reject(new AccountError('verification_failed', 'Too many attempts')),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Verify grace@example.com' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '123456{Enter}');
    await expect(await screen.findByText('Too many incorrect codes. Request a new one.')).toBeVisible();
  },
};

export const ChangingThePassword: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await expect(screen.getByLabelText('Current password')).toHaveFocus();
    await expect(screen.getByText('Use at least 8 characters')).toBeVisible();
  },
};

export const NoWalletInThisBrowser: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }));
    await expect(await screen.findByText(/No wallet detected/)).toBeVisible();
  },
};

/** The identity service offers passkeys. */
export const Passkeys: Story = {
  parameters: {
    account: {
      passkeys: [
        { id: 'idn_5', name: 'iCloud Keychain', createdAt: '2026-01-08T09:00:00.000Z', lastUsedAt: '2026-03-14T08:00:00.000Z' },
        { id: 'idn_6', name: null, createdAt: '2026-02-11T09:00:00.000Z', lastUsedAt: null },
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByText(/Last used/)).toBeVisible();
  },
};

export const NoPasskey: Story = { parameters: { account: { passkeys: [] } } };

export const LoadingDevices: Story = { parameters: { account: { listSessions: () => new Promise(() => {}) } } };

export const DevicesFailed: Story = {
  parameters: { account: { listSessions: () => Promise.reject(new TypeError('Failed to fetch')) } },
  play: async () => {
    await expect(await screen.findByText('Couldn’t load active sessions')).toBeVisible();
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
