import { projectFixture, webhookFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { EditWebhookModal } from './edit-webhook-modal.tsx';

const project = projectFixture();
const webhook = webhookFixture();

const meta = {
  title: 'Modals/Edit webhook',
  component: ModalStory,
  subcomponents: { EditWebhookModal },
  args: {
    renderModal: (close) => <EditWebhookModal projectId={project.id} close={close} />,
    state: { projects: [project], webhooks: { [project.id]: [webhook] } },
    widthPx: 600,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
const fill = async (url: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'URL' }), url);
  await submit();
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'URL' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Selected events' }));
    await submit();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'URL' })).toBeInvalid());
    await waitFor(() => expect(screen.getByText('Choose at least one event.')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await fill('https://hooks.example.com');
    await waitFor(() => expect(screen.getByRole('button', { name: /Add webhook/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The API only accepts URLs reachable from the internet. */
export const Refused: Story = {
  play: async () => {
    await fill('http://hooks.example.com');
    await waitFor(() => expect(screen.getByText(/We can’t deliver to this URL/)).toBeVisible());
  },
};

const edits = (close: () => void) => <EditWebhookModal projectId={project.id} webhook={webhook} close={close} />;

export const Existing: Story = {
  args: { renderModal: edits },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'payment.credited' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'apiKey.created' })).not.toBeChecked();
  },
};

export const OnASmallPhone: Story = { args: { renderModal: edits }, globals: { viewport: { value: 'small' } } };
