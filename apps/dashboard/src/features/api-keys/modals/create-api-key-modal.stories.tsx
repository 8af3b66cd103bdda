import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { CreateApiKeyModal } from './create-api-key-modal.tsx';

const meta = {
  title: 'Modals/Create API key',
  component: ModalStory,
  subcomponents: { CreateApiKeyModal },
  args: { renderModal: (close) => <CreateApiKeyModal projectId="proj_story" close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (name: string) => {
  const field = await screen.findByRole('textbox', { name: 'Key name' });
  await userEvent.clear(field);
  await userEvent.type(field, `${name}{Enter}`);
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Key name' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async () => {
    await submit('');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Key name' })).toBeInvalid());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await submit('Billing');
    await waitFor(() => expect(screen.getByRole('button', { name: /Create API key/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await submit('Billing');
    await waitFor(() => expect(screen.getByText('Couldn’t create the API key')).toBeVisible());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
