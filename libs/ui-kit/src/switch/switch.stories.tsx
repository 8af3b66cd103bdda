import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryColumn } from '../test/story-column.tsx';
import { Switch } from './switch.tsx';

const meta = { title: 'Components/Switch', component: Switch, args: { label: 'Live updates' } } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <StoryColumn>
      <Switch label="Live updates" />
      <Switch label="Alert me at $10.00" description="By e-mail, once a day at most" defaultChecked />
      <Switch label="Not on this plan" disabled />
    </StoryColumn>
  ),
};

export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
