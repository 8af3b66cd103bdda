import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Kbd } from '../kbd/kbd.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Project name' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Staging', description: 'You can change it later.' } };
export const Filled: Story = { args: { defaultValue: 'Block explorer', labelNote: 'Optional' } };
export const Invalid: Story = {
  tags: ['visual'],
  args: { defaultValue: 'a', error: 'Use at least 2 characters', description: 'Shown to every member.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Project name' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Shown to every member. Use at least 2 characters');
  },
};
export const Disabled: Story = { args: { defaultValue: 'Block explorer', disabled: true } };
export const WithAffixes: Story = {
  args: { label: 'Search', hideLabel: true, placeholder: 'Search the docs', prefix: <Search />, suffix: <Kbd>/</Kbd>, type: 'search' },
};
export const Mono: Story = { args: { label: 'Address', mono: true, defaultValue: '0x52908400098527886E0F7030069857D2E4169EE7' } };
export const Large: Story = { args: { size: 'lg' } };
export const ReadOnly: Story = { args: { defaultValue: 'Block explorer', readOnly: true } };
export const Typing: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'ab');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ab');
  },
};
export const LongTextNarrow: Story = {
  args: {
    label: 'The name by which every member of this project will know it in lists, reports and invoices',
    labelNote: 'Optional',
    description: 'Letters, digits, spaces and hyphens; you can change it later, and nothing that uses the project breaks.',
    defaultValue: 'Supercalifragilisticexpialidocious-indexer-for-three-chains',
    error: 'Another project of yours has this name already; choose one that tells them apart.',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { ...WithAffixes, globals: { direction: 'rtl' } };
