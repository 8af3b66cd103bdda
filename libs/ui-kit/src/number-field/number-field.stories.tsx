import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryColumn } from '../test/story-layout.tsx';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

function Controlled({ value, onValueChange, ...props }: NumberFieldProps) {
  const [number, setNumber] = useState(value);
  const handleValueChange = (next: number | null) => {
    setNumber(next);
    onValueChange(next);
  };
  return <NumberField {...props} value={number} onValueChange={handleValueChange} />;
}

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: {
    label: 'Add-ons',
    locale: 'en',
    value: 3,
    onValueChange: fn(),
    incrementLabel: 'Increase',
    decrementLabel: 'One fewer',
    min: 0,
    max: 100,
  },
  argTypes: { locale: { control: 'select', options: ['en', 'ru', 'de', 'tr', 'ja', 'fr', 'hi'] } },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={280}>
        <Story />
      </StoryColumn>
    ),
  ],
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = { args: { description: 'From 0 to 100, $49.00 each' } };

export const RoundedAndClampedOnceLeft: Story = {
  args: { emptyValue: 0 },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Add-ons' });
    await userEvent.tripleClick(input);
    await userEvent.keyboard('2.6');
    await expect(input).toHaveValue('2.6');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await userEvent.tab();
    await expect(input).toHaveValue('3');
    await userEvent.tripleClick(input);
    await userEvent.keyboard('250');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
    await userEvent.tab();
    await expect(input).toHaveValue('100');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('0');
  },
};

export const ByKeysAndButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveAttribute('aria-valuenow', '4');
    await userEvent.keyboard('{PageUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}');
    await expect(input).toHaveValue('23');
    await userEvent.click(canvas.getByRole('button', { name: 'Increase' }));
    await expect(input).toHaveValue('24');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue('100');
    await expect(canvas.getByRole('button', { name: 'Increase' })).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  },
};

export const Decimals: Story = {
  args: { label: 'Threshold', value: 0.3, step: 0.1, decimals: 2, max: undefined, suffix: '%' },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.6);
    await userEvent.tripleClick(input);
    await userEvent.keyboard('1.005');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.01);
  },
};

export const Empty: Story = { args: { value: null, placeholder: 'No limit', label: 'Requests per second', labelNote: 'Optional' } };
export const Invalid: Story = {
  args: { error: 'You have 3 packages until 21 December', description: 'From 0 to 100' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('From 0 to 100 You have 3 packages until 21 December');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Large: Story = {
  args: { size: 'lg', value: 12_500, max: 1_000_000, step: 500, label: 'Compute units per second', suffix: 'CU/s' },
};
export const WithoutSteppers: Story = { args: { hideSteppers: true, value: 30_000, max: 120_000, label: 'Time-out', suffix: 'ms' } };
export const Locales: Story = {
  render: (props) => (
    <StoryColumn>
      {['en', 'ru', 'de', 'tr', 'ja', 'fr'].map((locale) => (
        <Controlled key={locale} {...props} label={locale} locale={locale} value={1_234_567.5} max={undefined} decimals={1} />
      ))}
    </StoryColumn>
  ),
};
export const LongTextNarrow: Story = {
  args: {
    label: 'How many packages this project shall have from the next period on',
    description: 'A package is 5,000,000 compute units a day. A smaller count takes effect at the end of the period.',
    error: 'The balance is too small for so many packages; deposit $98.00 or choose fewer.',
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
