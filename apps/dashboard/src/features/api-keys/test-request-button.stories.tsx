import { newApiKeyFixture, projectFixture, secretFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { TestRequestButton } from './test-request-button.tsx';

const meta = {
  title: 'Parts/Test request',
  component: TestRequestButton,
  decorators: [asScreen],
  args: { getStartedPath: '/dashboard/get-started' },
} satisfies Meta<typeof TestRequestButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const apiKey = newApiKeyFixture();
const state = { projects: [project], apiKeys: { [project.id]: [apiKey] } };

/** The page has a key's secret, so the button sends a request. */
export const WithTheSecret: Story = {
  parameters: screenParameters({ project, state, secrets: { [apiKey.id]: secretFixture } }),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send a test request' })).toBeEnabled());
  },
};

/** The link leads to the page that explains how to get a secret. */
export const WithoutTheSecret: Story = {
  parameters: screenParameters({ project, state }),
  args: { apiKeyId: apiKey.id },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Send a test request' });
    await expect(link).toHaveAttribute('href', `/dashboard/get-started?apiKey=${apiKey.id}`);
  },
};
