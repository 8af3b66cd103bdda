import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { CreateTokenModal } from './create-token-modal.tsx';

const meta = {
  title: 'Modals/Create API token',
  component: ModalStory,
  subcomponents: { CreateTokenModal },
  args: { renderModal: (close) => <CreateTokenModal projectId={null} close={close} />, widthPx: 560 },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Token name' }), 'CI');
  await userEvent.click(screen.getByRole('checkbox', { name: 'keys:write' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
};

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  // Fixes the clock, because the expiration date depends on it.
  beforeEach: () => {
    const { now } = Date;
    Date.now = () => Date.parse('2026-03-14T11:40:00.000Z');
    return () => {
      Date.now = now;
    };
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Token name' })).toHaveFocus());
  },
};

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create token' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Token name' })).toBeInvalid());
    await waitFor(() => expect(screen.getByText('Choose at least one scope.')).toBeVisible());
  },
};

export const Submitting: Story = {
  args: { api: 'silent' },
  play: async () => {
    await fill();
    await waitFor(() => expect(screen.getByRole('button', { name: /Create token/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { api: 'refusing' },
  play: async () => {
    await fill();
    await waitFor(() => expect(screen.getByText('Couldn’t create the token')).toBeVisible());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
