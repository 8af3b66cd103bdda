import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { NameModal, type NameModalProps } from './name-modal.tsx';

const texts = { title: 'New list', label: 'Name of the list', submitLabel: 'Create list' };
const shown = (props: Partial<NameModalProps>) => (close: () => void) => (
  <NameModal {...texts} pending={false} onSubmit={close} onClose={close} {...props} />
);

const meta = {
  title: 'Modals/Name',
  component: ModalStory,
  subcomponents: { NameModal },
  args: {
    renderModal: shown({ description: 'What it is for, in one line.', hint: 'For example where it is used.', placeholder: 'Groceries' }),
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name of the list' })).toHaveFocus());
  },
};

export const TitleAndFieldAlone: Story = { args: { renderModal: shown({ initialName: 'Groceries' }) } };

export const Invalid: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create list' }));
    await expect(screen.getByRole('textbox')).toBeInvalid();
    await expect(screen.getByRole('textbox')).toHaveFocus();
  },
};

export const Submitting: Story = { args: { renderModal: shown({ initialName: 'Groceries', pending: true }) } };

export const Overtaken: Story = { args: { renderModal: shown({ initialName: 'Groceries', overtakenBy: 'Groceries for the week' }) } };

export const LongTextsOnASmallPhone: Story = {
  args: {
    renderModal: shown({
      title: 'A title that says at length what is about to be given a name',
      description: 'And a description that does not fit into one line on a small phone either.',
      hint: 'A hint that is longer than the field is wide, and goes on below it.',
      initialName: 'A name that someone wrote out in full, to the last word',
      submitLabel: 'Create this list now',
    }),
  },
  globals: { viewport: { value: 'small' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
