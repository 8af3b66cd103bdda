import { contract } from '@onepoint/api-contract';
import { ApiRefusal, everyTransactionFixture, mockCall, projectFixture, transactionFixtures } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { TransactionsPage } from './transactions-page.tsx';

const meta = {
  title: 'Screens/Transactions',
  component: TransactionsPage,
  decorators: [asScreen],
  args: {
    paths: {
      plans: '/dashboard/plans',
      statements: '/dashboard/transactions/statements',
      payment: (paymentId) => `?modal=payment&paymentId=${paymentId}`,
      usageDay: (day) => `/dashboard/usage?day=${day}`,
      changes: (action) => `/dashboard/settings/audit-log?action=${action}`,
    },
  },
} satisfies Meta<typeof TransactionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture({ balance: 9_736 });
const stateOf = (transactions = everyTransactionFixture()) => ({ projects: [project], transactions: { [project.id]: transactions } });
const year = Array.from({ length: 120 }, (_, index) => {
  const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
  return { id: `usage_${day.slice(0, 10)}`, type: 'usage', amount: -120, day: day.slice(0, 10), computeUnits: 3_076_923, createdAt: day };
});

export const Transactions: Story = {
  parameters: screenParameters({ project, state: stateOf() }),
  play: async () => {
    const [payment] = await screen.findAllByRole('link', { name: 'View payment' });
    await expect(payment).toHaveAttribute('href', expect.stringMatching(/modal=payment&paymentId=pay_3tYh8Lm1CvZe$/));
    await expect(screen.getAllByRole('link', { name: /compute units$/ })[0]).toHaveAttribute('href', '/dashboard/usage?day=2026-03-14');
    await expect(screen.getByRole('link', { name: '2 add-ons' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = { ...Transactions, globals: { viewport: { value: 'small' } }, play: undefined };

export const ManyPages: Story = {
  parameters: screenParameters({ project, state: stateOf(transactionFixtures(year, 100_000)) }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await expect(await screen.findByText('40 shown')).toBeVisible();
  },
};

export const Filtered: Story = {
  parameters: screenParameters({ project, state: stateOf() }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'fee');
    await expect(await screen.findByText('1 shown')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  parameters: screenParameters({ project, state: stateOf(everyTransactionFixture().filter(({ type }) => type === 'usage')) }),
  play: async () => {
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'refund');
    await expect(await screen.findByText('No matching transactions')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: screenParameters({ project, state: stateOf([]) }),
  play: async () => {
    await expect(await screen.findByText('No transactions yet')).toBeVisible();
  },
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = {
  parameters: screenParameters({
    project,
    overrides: [
      mockCall(storyApiUrl, contract.listTransactions, () => {
        throw new ApiRefusal('INTERNAL');
      }),
    ],
  }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load transactions')).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: screenParameters({ project: { ...project, role: 'viewer' } }),
  play: async () => {
    await expect(await screen.findByText('You don’t have access to billing')).toBeVisible();
  },
};
