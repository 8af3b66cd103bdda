import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryColumn } from '../test/story-column.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Components/Checkbox', component: Checkbox, args: { label: 'I send ERC-20 on Ethereum' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <StoryColumn>
      <Checkbox label="I send ERC-20 on Ethereum" />
      <Checkbox label="Renew at the end of the period" defaultChecked description="$49.00 on 21 December" />
      <Checkbox label="I have stored the secret" error="Tick this to go on" />
      <Checkbox label="Not on this plan" disabled />
      <Checkbox label="Always on" disabled defaultChecked />
    </StoryColumn>
  ),
};
