import { tokenSecretFixtures } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { RevealTokenModal } from './reveal-token-modal.tsx';

const meta = {
  title: 'Modals/Copy API token',
  component: ModalStory,
  subcomponents: { RevealTokenModal },
  args: {
    renderModal: (close) => <RevealTokenModal token={{ name: 'CI', secret: tokenSecretFixtures.project }} close={close} />,
    widthPx: 560,
    disableOutsideClick: true,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

export const EscapeAsks: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByText(/You can’t see this token again/)).toBeVisible());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
