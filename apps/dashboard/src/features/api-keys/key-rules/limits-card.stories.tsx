import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../../test/screen-story.tsx';
import { keyDraftStore } from './key-drafts.ts';
import { LimitsCard } from './limits-card.tsx';

const project = projectFixture({ usageCommitment: 'PAYG' });
const usage = { busiestMinuteRequests: 2_760, computeUnitsToday: 912_400, computeUnitsThisMonth: 31_240_000 };
const none = { requestsPerSecond: null, computeUnitsPerDay: null, computeUnitsPerMonth: null };
const near = { requestsPerSecond: 100, computeUnitsPerDay: 1_000_000, computeUnitsPerMonth: 31_000_000 };
const apiKey = apiKeyFixture({ id: 'key_story', usage, limits: near });
const state = { projects: [project], apiKeys: { [project.id]: [apiKey] } };

const meta = {
  title: 'Parts/Limits of an API key',
  component: LimitsCard,
  decorators: [asScreen],
  beforeEach: () => () => keyDraftStore.clear(),
  args: { apiKey, readOnly: false },
  parameters: screenParameters({ project, state }),
} satisfies Meta<typeof LimitsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const setRate = async (text: string) => {
  const field = await screen.findByRole('spinbutton', { name: 'Requests per second' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const NearAndReached: Story = {};

export const Unlimited: Story = { args: { apiKey: { ...apiKey, limits: none } } };

export const ReadOnly: Story = { args: { readOnly: true } };

export const AbovePlan: Story = {
  play: async () => {
    await setRate('900');
    await expect(await screen.findByText(/Your plan allows 500 requests per second/)).toBeVisible();
  },
};

export const Saving: Story = {
  parameters: screenParameters({ project, state, api: 'silent' }),
  play: async () => {
    await setRate('50');
    await userEvent.click(screen.getByRole('button', { name: 'Save limits' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Save limits/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
