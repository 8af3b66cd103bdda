import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, MoreHorizontal, Settings, X } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryRow } from '../test/story-layout.tsx';
import { IconButton } from './icon-button.tsx';

const meta = { title: 'Components/IconButton', component: IconButton, args: { name: 'Open settings', icon: <Settings /> } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsItsName: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Open settings' })).toHaveFocus();
    await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('[role=tooltip]')).not.toBeVisible());
  },
};

export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <IconButton size="xs" name="Close" icon={<X />} />
      <IconButton size="sm" name="More" icon={<MoreHorizontal />} />
      <IconButton name="Menu" icon={<Menu />} />
      <IconButton size="lg" variant="secondary" name="Settings" icon={<Settings />} />
      <IconButton size="xl" variant="primary" name="Settings" icon={<Settings />} />
    </StoryRow>
  ),
};

export const Loading: Story = { args: { loading: true, variant: 'secondary' } };
export const Disabled: Story = { args: { disabled: true, variant: 'secondary' } };
