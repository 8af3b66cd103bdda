import { contract } from '@onepoint/api-contract';
import { mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const project = projectFixture({ name: 'Storefront' });
const state = { projects: [project] };

const meta = {
  title: 'Screens/Unsubscribe from emails',
  component: UnsubscribePage,
  decorators: [asScreen],
  args: { token: `${project.id}:spendLimit` },
  parameters: { layout: 'fullscreen', ...screenParameters({ state }) },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));

export const Question: Story = {};

export const Done: Story = {
  play: async () => {
    await press();
    await screen.findByRole('heading', { name: 'You’re unsubscribed' });
    await expect(screen.getByText(/“Spend limit” emails about Storefront/)).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: screenParameters({ state, overrides: [mockCall(storyApiUrl, contract.unsubscribe, () => new Promise<never>(() => {}))] }),
  play: press,
};

export const LinkInvalid: Story = {
  args: { token: 'changed' },
  play: async () => {
    await press();
    await screen.findByRole('heading', { name: 'This link isn’t valid' });
  },
};

export const Failed: Story = { parameters: screenParameters({ api: 'refusing' }), play: press };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
