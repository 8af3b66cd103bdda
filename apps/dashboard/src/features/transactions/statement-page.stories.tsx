import { contract } from '@onepoint/api-contract';
import { ApiRefusal, billingDetailsFixture, everyTransactionFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { StatementPage } from './statement-page.tsx';

const meta = {
  title: 'Screens/Statement',
  component: StatementPage,
  decorators: [asScreen],
  args: { month: '2026-02', statementsPath: '/dashboard/transactions/statements', transactionsPath: '/dashboard/transactions' },
} satisfies Meta<typeof StatementPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const state = {
  projects: [project],
  transactions: { [project.id]: everyTransactionFixture() },
  billingDetails: { [project.id]: billingDetailsFixture() },
};

export const Statement: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByText('From $0.00 to $7.88')).toBeVisible();
    await expect(await screen.findByText('Tax ID: GB123456789')).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Closing balance $7.88' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  },
};

export const EveryTypeInAMonthThatIsNotOver: Story = {
  args: { month: '2026-03' },
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByText('This month isn’t over: amounts are those so far.')).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Usage 2 -$19.52' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = {
  ...EveryTypeInAMonthThatIsNotOver,
  globals: { viewport: { value: 'small' } },
  play: undefined,
};

export const WithoutDetails: Story = {
  parameters: screenParameters({ project, state: { ...state, billingDetails: {} } }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Billing details' })).toBeVisible();
  },
};

export const Missing: Story = {
  args: { month: '2020-01' },
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByText('Statement not found')).toBeVisible();
  },
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = {
  parameters: screenParameters({
    project,
    overrides: [
      mockCall(storyApiUrl, contract.getStatement, () => {
        throw new ApiRefusal('INTERNAL');
      }),
    ],
  }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load the statement')).toBeVisible();
  },
};

export const Forbidden: Story = { parameters: screenParameters({ project: { ...project, role: 'viewer' } }) };
