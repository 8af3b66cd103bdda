import { tokenSecretFixtures } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { closingAsks, secretModalArgs } from '../../test/secret-modal-stories.ts';
import { RevealTokenModal } from './reveal-token-modal.tsx';

const meta = {
  title: 'Modals/Copy API token',
  component: ModalStory,
  subcomponents: { RevealTokenModal },
  args: {
    renderModal: (close) => <RevealTokenModal token={{ name: 'CI', secret: tokenSecretFixtures.project }} close={close} />,
    ...secretModalArgs,
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const EscapeAsks: Story = { play: closingAsks(/You can’t see this token again/) };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
