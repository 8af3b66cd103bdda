import { Checkbox } from '@onepoint/ui-kit/checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group.tsx';

const meta = {
  title: 'Shared/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Spend limit',
    description: 'An alert at each percentage of the limit.',
    children: ['50%', '80%', '100%'].map((label) => <Checkbox key={label} label={label} />),
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};

export const Grid: Story = {
  args: {
    legend: 'Scopes',
    description: 'Choose only what the program needs.',
    layout: 'grid',
    children: ['keys:read', 'keys:write', 'usage:read'].map((label) => <Checkbox key={label} label={label} description="See API keys" />),
  },
};

export const Invalid: Story = {
  args: { ...Grid.args, error: 'Choose at least one scope.' },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Scopes' });
    await expect(group).toHaveAccessibleDescription('Choose only what the program needs. Choose at least one scope.');
  },
};

export const SmallPhone: Story = { ...Invalid, globals: { viewport: { value: 'small' } } };
