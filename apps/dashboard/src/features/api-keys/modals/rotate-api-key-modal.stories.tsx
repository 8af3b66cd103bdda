import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { RotateApiKeyModal } from './rotate-api-key-modal.tsx';

const project = projectFixture();
const unused = apiKeyFixture({ lastUsedAt: null });
const used = () => apiKeyFixture({ lastUsedAt: new Date(Date.now() - 90_000).toISOString() });
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const long = apiKeyFixture({ name: 'Indexer of the archive in the second region, kept for the audit' });

const meta = {
  title: 'Modals/Rotate API key',
  component: ModalStory,
  subcomponents: { RotateApiKeyModal },
  args: {
    state: { projects: [project], apiKeys: { [project.id]: [unused] } },
    renderModal: (close) => <RotateApiKeyModal projectId={project.id} apiKey={unused} close={close} />,
    widthPx: 520,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const rotate = async () => userEvent.click(await screen.findByRole('button', { name: 'Rotate API key' }));

export const Idle: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radio', { name: '24 hours' })).toHaveFocus());
    await waitFor(() => expect(screen.getByText(/Requests using op_3fG9…k7Qz are accepted until/)).toBeVisible());
  },
};

export const AtOnce: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await choose('Revoke immediately');
    await waitFor(() => expect(screen.getByText(/are rejected as soon as the new key is created/)).toBeVisible());
  },
};

export const AtOnceWhileInUse: Story = {
  args: { renderModal: (close) => <RotateApiKeyModal projectId={project.id} apiKey={used()} close={close} /> },
  play: async () => {
    await choose('Revoke immediately');
    await waitFor(() => expect(screen.getByText(/Anything still using it will stop working/)).toBeVisible());
  },
};

export const RotatedBefore: Story = {
  args: {
    renderModal: (close) => (
      <RotateApiKeyModal projectId={project.id} apiKey={apiKeyFixture({ previousSecretEndsAt: soon() })} close={close} />
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Rotating again revokes it immediately/)).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await rotate();
    await waitFor(() => expect(screen.getByRole('button', { name: /Rotate API key/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await rotate();
    await waitFor(() => expect(screen.getByText('Couldn’t rotate the API key')).toBeVisible());
  },
};

/** Closes after the rotation; the caller shows the new secret. */
export const Done: Story = {
  play: async () => {
    await rotate();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongNameOnASmallPhone: Story = {
  args: { renderModal: (close) => <RotateApiKeyModal projectId={project.id} apiKey={long} close={close} /> },
  globals: { viewport: { value: 'small' } },
};
