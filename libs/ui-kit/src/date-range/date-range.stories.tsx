import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryColumn } from '../test/story-layout.tsx';
import { DateRange, type DateRangeProps } from './date-range.tsx';

const max = '2026-11-21T12:30:00.000Z';
const presets = [
  { id: 'day', label: 'Last 24 hours', value: { from: '2026-11-20T12:30:00.000Z', to: max } },
  { id: 'week', label: 'Last 7 days', value: { from: '2026-11-14T12:30:00.000Z', to: max } },
  { id: 'month', label: 'Last 30 days', value: { from: '2026-10-22T12:30:00.000Z', to: max } },
];
const week = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z' };

function Controlled({ value, presetId = null, onValueChange, ...props }: DateRangeProps) {
  const [chosen, setChosen] = useState({ value, presetId });
  return (
    <DateRange
      {...props}
      {...chosen}
      onValueChange={(next, id) => {
        setChosen({ value: next, presetId: id });
        onValueChange(next, id);
      }}
    />
  );
}

const meta = {
  title: 'Components/DateRange',
  component: DateRange,
  args: {
    label: 'Period',
    locale: 'en',
    value: week,
    onValueChange: fn(),
    presets,
    zone: 'utc',
    min: '2026-01-01T00:00:00.000Z',
    max,
    placeholder: 'Choose a period',
    texts: {
      from: 'From',
      to: 'To',
      presets: 'Quick ranges',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      apply: 'Apply',
      cancel: 'Cancel',
      invalidOrder: 'The end date is before the start date',
      outOfBounds: 'There are figures from 1 January until today',
      zone: 'Dates in UTC',
      loading: 'Loading calendar',
    },
  },
  argTypes: { locale: { control: 'select', options: ['en', 'ru', 'de', 'tr', 'ja', 'ko', 'zh', 'vi', 'ar'] } },
  decorators: [
    (Story) => (
      <StoryColumn widthPx={320}>
        <Story />
      </StoryColumn>
    ),
  ],
  render: (props) => <Controlled {...props} />,
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /Period/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Period' });
  // A panel that closes before its entry animation starts never disappears, which no user is fast enough for.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Days: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Period Nov 9 – 15, 2026');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await dialog.findByRole('group', { name: 'From' });
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeEnabled();
  },
};

export const ByPreset: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: 'Last 7 days' }));
    await expect(args.onValueChange).toHaveBeenCalledWith(presets[1]?.value, 'week');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole('button')).toHaveAccessibleName('Period Last 7 days');
  },
};

export const ByCalendar: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole('button', { name: /November 17, 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: /November 21, 2026/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    // Today ends at the latest instant, not at midnight.
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-17T00:00:00.000Z', to: max }, null);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    const day = within(await dialog.findByRole('group', { name: 'From' })).getByRole('spinbutton', { name: /day/ });
    day.focus();
    await userEvent.keyboard('12');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(args.onValueChange).toHaveBeenCalledWith({ from: '2026-11-12T00:00:00.000Z', to: week.to }, null);
  },
};

export const TypedBackwards: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = await open(canvasElement);
    const day = within(await dialog.findByRole('group', { name: 'From' })).getByRole('spinbutton', { name: /day/ });
    day.focus();
    await userEvent.keyboard('20');
    await dialog.findByText('The end date is before the start date');
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingChosen: Story = { args: { value: null, labelNote: 'Optional' } };
export const Invalid: Story = {
  args: { error: 'The free plan keeps figures for 7 days', description: 'Up to 500 points are drawn.' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription('Up to 500 points are drawn. The free plan keeps figures for 7 days');
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const WithTimes: Story = { args: { value: presets[0]?.value ?? null } };
export const OtherLanguage: Story = { ...Open, args: { locale: 'de' } };
export const NarrowOpen: Story = { ...Open, globals: { viewport: { value: 'small' } } };
export const RightToLeftOpen: Story = { ...Open, args: { locale: 'ar' }, globals: { direction: 'rtl' } };
