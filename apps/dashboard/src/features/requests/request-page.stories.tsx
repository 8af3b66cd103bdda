import { loggedRequestFixture, loggedRequestFixtures, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { RequestPage } from './request-page.tsx';
import { storyPaths } from './testing/story-paths.ts';

const calls = loggedRequestFixtures();
const limited = calls[0] ?? loggedRequestFixture();
const batch = calls.find(({ batchIndex }) => batchIndex !== null) ?? loggedRequestFixture();
const project = projectFixture();
const state = { projects: [project], loggedRequests: { [project.id]: calls } };

const meta = {
  title: 'Screens/Request',
  component: RequestPage,
  args: { requestId: limited.requestId, paths: storyPaths },
  decorators: [asScreen],
} satisfies Meta<typeof RequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rejected: Story = {
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'View error docs' })).toHaveAttribute('href', '/docs/errors/RATE_LIMITED');
    await expect(screen.getByRole('link', { name: 'Backend' })).toHaveAttribute('href', `/dashboard/private-key/${limited.apiKey.id}`);
  },
};

export const Succeeded: Story = {
  args: { requestId: calls[1]?.requestId ?? '' },
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByText('Success')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'View error docs' })).toBeNull();
  },
};

/** Two calls of a batch over WebSocket. */
export const Batch: Story = {
  args: { requestId: batch.requestId },
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByText('Call 1')).toBeVisible();
    await expect(screen.getByText('Call 2')).toBeVisible();
  },
};

export const DeletedKey: Story = {
  args: { requestId: calls[8]?.requestId ?? '' },
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByText('Old server (deleted)')).toBeVisible();
  },
};

export const Missing: Story = {
  args: { requestId: 'req_unknown' },
  parameters: screenParameters({ project, state }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Request not found' })).toBeVisible();
  },
};

export const OnASmallPhone: Story = { parameters: Rejected.parameters ?? {}, globals: { viewport: { value: 'small' } } };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };
