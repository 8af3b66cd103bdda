import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { UnsavedSettingsModal } from './unsaved-settings-modal.tsx';

const meta = {
  title: 'Modals/Unsaved settings',
  component: ModalStory,
  subcomponents: { UnsavedSettingsModal },
  args: { renderModal: (close) => <UnsavedSettingsModal close={close} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  },
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
