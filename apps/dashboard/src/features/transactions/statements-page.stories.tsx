import { contract } from '@onepoint/api-contract';
import { ApiRefusal, billingDetailsFixture, everyTransactionFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { StatementsPage } from './statements-page.tsx';

const meta = {
  title: 'Screens/Statements',
  component: StatementsPage,
  decorators: [asScreen],
  args: {
    transactionsPath: '/dashboard/transactions',
    statementPath: (month) => `/dashboard/transactions/statements/${month}`,
  },
} satisfies Meta<typeof StatementsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const state = {
  projects: [project],
  transactions: { [project.id]: everyTransactionFixture() },
  billingDetails: { [project.id]: billingDetailsFixture() },
};

export const Statements: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'View the statement for February 2026' })).toBeVisible();
    await expect(await screen.findByText('2 monthly statements')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Analytical Engines Ltd'));
  },
};

export const OnASmallPhone: Story = { ...Statements, globals: { viewport: { value: 'small' } } };

export const DetailsChanged: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Company name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Difference Engines Ltd');
    await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save details' })).toBeDisabled());
    await expect(name).toHaveValue('Difference Engines Ltd');
  },
};

export const InvalidEmail: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Billing email' }), ' x');
    await expect(await screen.findByText('Enter a valid email, such as name@example.com')).toBeVisible();
  },
};

export const NoDetails: Story = { parameters: screenParameters({ project, state: { ...state, billingDetails: {} } }) };

export const ReadOnly: Story = {
  parameters: screenParameters({
    project: { ...project, role: 'developer' },
    state: { ...state, projects: [{ ...project, role: 'developer' }] },
  }),
  play: async () => {
    await expect(await screen.findByText(/Your role can’t change billing details/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull();
  },
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = {
  parameters: screenParameters({
    project,
    overrides: [contract.listStatements, contract.getBillingDetails].map((call) =>
      mockCall(storyApiUrl, call, () => {
        throw new ApiRefusal('INTERNAL');
      }),
    ),
  }),
  play: async () => {
    await expect(await screen.findByText('Couldn’t load statements')).toBeVisible();
    await expect(await screen.findByText('Couldn’t load billing details')).toBeVisible();
  },
};

export const Forbidden: Story = { parameters: screenParameters({ project: { ...project, role: 'viewer' } }) };
