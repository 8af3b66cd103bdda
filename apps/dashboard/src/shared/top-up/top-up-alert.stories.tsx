import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ScreenStory } from '../../test/screen-story.tsx';
import { TopUpAlert } from './top-up-alert.tsx';

const onTopUp = fn();

const meta = {
  title: 'Modals/Parts/Top-up alert',
  component: TopUpAlert,
  args: { balanceCents: 1_240, missingCents: 3_660, onTopUp },
  render: (args) => (
    <ScreenStory>
      <TopUpAlert {...args} />
    </ScreenStory>
  ),
} satisfies Meta<typeof TopUpAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add $36.60' }));
    await expect(onTopUp).toHaveBeenLastCalledWith(3_660);
  },
};

export const NegativeBalance: Story = { args: { balanceCents: -83, missingCents: 84 } };

export const RoleMayNotDeposit: Story = { args: { onTopUp: undefined } };

export const OnASmallPhone: Story = { args: { missingCents: 123_456_789 }, globals: { viewport: { value: 'small' } } };
