import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { ModalStory } from '../../../test/modal-story.tsx';
import { OwnEnterpriseRequestModal } from './own-enterprise-request-modal.tsx';

const meta = {
  title: 'Modals/Own enterprise request',
  component: ModalStory,
  subcomponents: { OwnEnterpriseRequestModal },
  args: { widthPx: 560, renderModal: (close) => <OwnEnterpriseRequestModal close={() => close()} /> },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async () => expect(await screen.findByRole('textbox', { name: 'What you need' })).toHaveValue(''),
};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
