import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { StoryColumn } from '../test/story-layout.tsx';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

function Controlled({ value, onValueChange, ...props }: MoneyInputProps) {
  const [cents, setCents] = useState(value);
  const handleValueChange = (next: number) => {
    setCents(next);
    onValueChange(next);
  };
  return <MoneyInput {...props} value={cents} onValueChange={handleValueChange} />;
}

const meta = {
  title: 'Components/MoneyInput',
  component: MoneyInput,
  args: {
    label: 'Amount',
    locale: 'en',
    value: 10_000,
    onValueChange: fn(),
    pasteRefusedText: 'What you pasted is not an amount, so nothing changed',
  },
  argTypes: {
    locale: { control: 'select', options: ['en', 'ru', 'de', 'tr', 'ja', 'fr', 'hi'] },
    currency: { control: 'select', options: ['USD', 'EUR', 'TRY', 'CHF'] },
  },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={360}>
        <Story />
      </StoryColumn>
    ),
  ],
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof MoneyInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { description: 'From $1.00 to $10,000,000.00' } };

export const Typing: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Amount' });
    await userEvent.tripleClick(input);
    await userEvent.keyboard('1234567.8');
    await expect(input).toHaveValue('1,234,567.8');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(123_456_780);
    await userEvent.keyboard('{Home}{ArrowRight}9');
    await expect(input).toHaveValue('19,234,567.8');
    await expect(input).toHaveProperty('selectionStart', 2);
    await userEvent.tab();
    await expect(input).toHaveValue('19,234,567.80');
  },
};

export const TooMuchIsRefused: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('999999999');
    await expect(input).toHaveValue('99,999,999');
    await userEvent.keyboard('.01');
    await expect(input).toHaveValue('99,999,999.0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(9_999_999_900);
  },
};

export const EmptyIsZeroOnceLeft: Story = {
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.clear(input);
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.tab();
    await expect(input).toHaveValue('0.00');
  },
};

export const PasteRefused: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.tripleClick(input);
    await userEvent.paste('12,50 €');
    await expect(input).toHaveValue('100.00');
    await canvas.findByText(/not an amount/);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.paste('$1,250.5');
    await expect(input).toHaveValue('1,250.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(125_050);
  },
};

export const Invalid: Story = {
  args: { value: 0, error: 'Enter at least $1.00', description: 'From $1.00 to $10,000,000.00' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('US Dollar From $1.00 to $10,000,000.00 Enter at least $1.00');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Sizes: Story = {
  tags: ['visual'],
  render: (props) => (
    <StoryColumn>
      <Controlled {...props} label="Medium" />
      <Controlled {...props} label="Large" size="lg" />
      <Controlled {...props} label="Extra large" size="xl" />
    </StoryColumn>
  ),
};

export const ProposedAmount: Story = {
  args: { autoFocus: true, size: 'xl', value: 4900, suffix: <Button size="xs">Max</Button> },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('25');
    await expect(input).toHaveValue('25');
  },
};

export const Locales: Story = {
  render: (props) => (
    <StoryColumn>
      {['en', 'ru', 'de', 'tr', 'ja', 'fr'].map((locale) => (
        <Controlled key={locale} {...props} label={locale} locale={locale} value={123_456_789} />
      ))}
    </StoryColumn>
  ),
};

export const LongTextNarrow: Story = {
  args: {
    label: 'How much you would like to put on the balance of this project today',
    labelNote: 'Optional',
    description: 'The provider takes a flat fee of $1.40, which is added to the sum that you see on the next page before you pay.',
    error: 'That is more than the provider accepts in one payment; split it into several.',
    value: 9_999_999_900,
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: { description: 'From $1.00' }, globals: { direction: 'rtl' } };
