import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { dataOf, hourMs, methods, startMs, tools } from './stories/story-data.ts';
import { TimeSeriesChart, type TimeSeriesChartProps } from './time-series-chart.tsx';

const integer = new Intl.NumberFormat('en');

const meta = {
  title: 'Charts/Tools',
  component: TimeSeriesChart,
  args: {
    label: 'Requests by method',
    data: dataOf(200, methods.slice(0, 3)),
    texts: { noValue: 'no value', time: 'Time', running: (time: string) => `${time} (so far)` },
    locale: 'en',
    timeZone: 'UTC',
    formatValue: (value: number) => integer.format(value),
    empty: 'No requests in this range',
    tools,
    onRangeChange: fn(),
  },
} satisfies Meta<typeof TimeSeriesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for uPlot's element that receives pointer events. */
const plotOf = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const plot = canvasElement.querySelector<HTMLElement>('.u-over');
    if (!plot || plot.clientWidth === 0) throw new Error('The chart is not drawn yet');
    return plot;
  });

const pointerAt = (plot: HTMLElement, share: number, more: PointerEventInit = {}): PointerEventInit => {
  const { left, top, width, height } = plot.getBoundingClientRect();
  return {
    clientX: left + share * width,
    clientY: top + height / 2,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    bubbles: true,
    ...more,
  };
};

/** Simulates a drag. Synthetic pointers cannot be captured. */
async function drag(plot: HTMLElement, from: number, to: number, more: PointerEventInit = {}) {
  plot.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(plot, pointerAt(plot, from, more));
  await fireEvent.pointerMove(plot, pointerAt(plot, (from + to) / 2, more));
  await fireEvent.pointerMove(plot, pointerAt(plot, to, more));
  await fireEvent.pointerUp(plot, pointerAt(plot, to, more));
}

const lastRange = (onRangeChange: unknown) => expect(onRangeChange).toHaveBeenLastCalledWith;

export const DraggingSelects: Story = {
  play: async ({ canvasElement, args }) => {
    const plot = await plotOf(canvasElement);
    await drag(plot, 0.25, 0.5);
    const wholeMs = 199 * hourMs;
    const [range] = (args.onRangeChange as ReturnType<typeof fn>).mock.lastCall as [{ fromMs: number; toMs: number }];
    await expect(Math.abs(range.fromMs - (startMs + wholeMs / 4))).toBeLessThan(hourMs);
    await expect(Math.abs(range.toMs - (startMs + wholeMs / 2))).toBeLessThan(hourMs);
    await expect(within(canvasElement).getByText(/^Nov 16.+ – Nov 18/)).toBeVisible();
    await within(canvasElement).findByText(/^Showing Nov 16.+ to Nov 18/);
    await fireEvent.dblClick(plot, pointerAt(plot, 0.5));
    await lastRange(args.onRangeChange)(null);
  },
};

export const ShiftDraggingPans: Story = {
  play: async ({ canvasElement, args }) => {
    const plot = await plotOf(canvasElement);
    await drag(plot, 0.25, 0.5);
    await drag(plot, 0.5, 0.25, { shiftKey: true });
    const mock = (args.onRangeChange as ReturnType<typeof fn>).mock;
    const ranges = mock.calls.map(([range]) => range as { fromMs: number; toMs: number });
    const [before, after] = [ranges[0], ranges.at(-1)];
    await expect((after?.fromMs ?? 0) - (before?.fromMs ?? 0)).toBeGreaterThan(10 * hourMs);
    await expect(Math.round((after?.toMs ?? 0) - (after?.fromMs ?? 0))).toBe(Math.round((before?.toMs ?? 0) - (before?.fromMs ?? 0)));
  },
};

export const TwoFingersPinch: Story = {
  play: async ({ canvasElement, args }) => {
    const plot = await plotOf(canvasElement);
    plot.setPointerCapture = () => undefined;
    const finger = (pointerId: number, share: number) => pointerAt(plot, share, { pointerId, pointerType: 'touch' });
    await fireEvent.pointerDown(plot, finger(1, 0.4));
    await fireEvent.pointerDown(plot, finger(2, 0.6));
    await fireEvent.pointerMove(plot, finger(1, 0.3));
    await fireEvent.pointerMove(plot, finger(2, 0.7));
    await fireEvent.pointerUp(plot, finger(1, 0.3));
    await fireEvent.pointerUp(plot, finger(2, 0.7));
    const [range] = (args.onRangeChange as ReturnType<typeof fn>).mock.lastCall as [{ fromMs: number; toMs: number }];
    await expect(Math.round((range.toMs - range.fromMs) / hourMs)).toBe(100);
  },
};

export const WheelZoomsWithControl: Story = {
  play: async ({ canvasElement, args }) => {
    const plot = await plotOf(canvasElement);
    const scrolled = await fireEvent.wheel(plot, { ...pointerAt(plot, 0.5), deltaY: -300 });
    await expect(scrolled).toBe(true);
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await fireEvent.wheel(plot, { ...pointerAt(plot, 0.5), deltaY: -300, ctrlKey: true });
    const [range] = (args.onRangeChange as ReturnType<typeof fn>).mock.lastCall as [{ fromMs: number; toMs: number }];
    await expect(range.toMs - range.fromMs).toBeLessThan(120 * hourMs);
  },
};

/** Hidden until the chart is hovered or focused. Stays visible while there is something to reset. */
export const ToolsAppear: Story = {
  // The real pointer rests in the page's corner, where it would hover the chart.
  decorators: [(renderStory) => <div style={{ padding: 24 }}>{renderStory()}</div>],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const plot = await plotOf(canvasElement);
    const toolbar = screen.getByRole('group', { name: 'Chart tools' });
    const opacity = () => getComputedStyle(toolbar).opacity;
    await userEvent.unhover(plot);
    await waitFor(() => expect(opacity()).toBe('0'));
    await userEvent.tab();
    await waitFor(() => expect(opacity()).toBe('1'));
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await userEvent.keyboard('{Enter}');
    (document.activeElement as HTMLElement).blur();
    await expect(opacity()).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  },
};

export const ButtonsZoom: Story = {
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await plotOf(canvasElement);
    await expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    const wholeMs = 199 * hourMs;
    await lastRange(args.onRangeChange)({ fromMs: startMs + wholeMs / 4, toMs: startMs + (3 * wholeMs) / 4 });
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    await lastRange(args.onRangeChange)(null);
  },
};

/** The page loaded only the range in its URL. */
export const ExactlyThePartAskedFor: Story = {
  args: { range: { fromMs: startMs, toMs: startMs + 199 * hourMs } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const plot = await plotOf(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await lastRange(args.onRangeChange)({ fromMs: startMs - 99.5 * hourMs, toMs: startMs + 298.5 * hourMs });
    const everything = [
      () => userEvent.click(screen.getByRole('button', { name: 'Show everything' })),
      () => fireEvent.dblClick(plot, pointerAt(plot, 0.5)),
      async () => {
        screen.getByRole('slider').focus();
        await userEvent.keyboard('0');
      },
    ];
    for (const [index, reset] of everything.entries()) {
      await reset();
      await expect(args.onRangeChange).toHaveBeenCalledTimes(index + 2);
      await lastRange(args.onRangeChange)(null);
    }
  },
};

/** The page loads data while panning. */
export const PanningBeyondTheData: Story = {
  args: {
    range: { fromMs: startMs, toMs: startMs + 199 * hourMs },
    bounds: { fromMs: startMs - 240 * hourMs, toMs: startMs + 199 * hourMs },
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const plot = await plotOf(canvasElement);
    await expect(screen.getByRole('button', { name: 'Show later' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    await lastRange(args.onRangeChange)({ fromMs: startMs - 99.5 * hourMs, toMs: startMs + 99.5 * hourMs });
    await drag(plot, 0, 1, { shiftKey: true });
    await lastRange(args.onRangeChange)({ fromMs: startMs - 199 * hourMs, toMs: startMs });
    const scrolled = await fireEvent.wheel(plot, { ...pointerAt(plot, 0.5), deltaX: -plot.clientWidth / 2 });
    await expect(scrolled).toBe(false);
    await lastRange(args.onRangeChange)({ fromMs: startMs - 99.5 * hourMs, toMs: startMs + 99.5 * hourMs });
  },
};

/** One finger moves the cursor, so panning needs the buttons. */
export const PanningOnASmallPhone: Story = {
  args: PanningBeyondTheData.args,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement, args }) => {
    const earlier = within(canvasElement).getByRole('button', { name: 'Show earlier' });
    await expect(earlier).toBeVisible();
    await userEvent.click(earlier);
    await lastRange(args.onRangeChange)({ fromMs: startMs - 99.5 * hourMs, toMs: startMs + 99.5 * hourMs });
  },
};

export const KeyboardSelectsAndZooms: Story = {
  play: async ({ canvasElement, args }) => {
    const cursor = await within(canvasElement).findByRole('slider', { name: 'Requests by method' });
    await plotOf(canvasElement);
    cursor.focus();
    await userEvent.keyboard('{Home}{PageUp}{Shift>}{PageUp}{ArrowRight}{/Shift}');
    await within(canvasElement).findByText('Selected Nov 14, 2026, 20:00 to Nov 15, 2026, 17:00');
    await userEvent.keyboard('{Enter}');
    await lastRange(args.onRangeChange)({ fromMs: startMs + 20 * hourMs, toMs: startMs + 41 * hourMs });
    await userEvent.keyboard('0');
    await lastRange(args.onRangeChange)(null);
    await within(canvasElement).findByText('Everything is shown');
  },
};

export const HidingASeries: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const cursor = await screen.findByRole('slider');
    const toggle = await screen.findByRole('button', { name: 'eth_call' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(cursor.getAttribute('aria-valuetext')).not.toContain('eth_call');
    await userEvent.click(screen.getByRole('button', { name: 'eth_blockNumber' }));
    const last = screen.getByRole('button', { name: 'eth_getLogs' });
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-pressed', 'true');
  },
};

export const SwitchingToTheTable: Story = {
  args: { data: dataOf(110, methods.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    const table = await screen.findByRole('table', { name: 'Requests by method' });
    // A long table renders a few rows per frame.
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(101));
    await userEvent.click(screen.getByRole('button', { name: 'Show more rows' }));
    await expect(table).toHaveAttribute('aria-rowcount', '111');
    // Rows outside the viewport render on scroll.
    screen.getByText('110 of 110 rows').scrollIntoView();
    await waitFor(() => expect(within(table).getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '111'));
    await expect(within(table).getAllByRole('rowheader').at(-1)).toHaveTextContent('Nov 14, 2026');
  },
};

function captureFiles() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:caught';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { blobs, names };
}

export const SavingCsv: Story = {
  args: { range: { fromMs: startMs, toMs: startMs + 5 * hourMs } },
  play: async ({ canvasElement }) => {
    const { blobs, names } = captureFiles();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save as CSV' }));
    await expect(names).toEqual(['requests.csv']);
    const lines = (await blobs[0]?.text())?.split('\r\n') ?? [];
    await expect(lines[0]).toBe('Time,eth_call,eth_blockNumber,eth_getLogs');
    await expect(lines[1]).toMatch(/^2026-11-14T00:00:00Z,\d+,\d+,\d+$/);
    await expect(lines).toHaveLength(1 + 6 + 1);
  },
};

export const SavingAPicture: Story = {
  play: async ({ canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const { blobs, names } = captureFiles();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save as PNG' }));
    await waitFor(() => expect(names).toEqual(['requests.png']));
    const picture = await createImageBitmap(blobs[0] as Blob);
    const drawn = plot.parentElement?.querySelector('canvas');
    await expect(picture.width).toBe((drawn?.width ?? 0) + 48 * devicePixelRatio);
    await expect(picture.height).toBeGreaterThan((drawn?.height ?? 0) + 96 * devicePixelRatio);
  },
};

function GrowingChart(props: TimeSeriesChartProps) {
  const [count, setCount] = useState(200);
  return (
    <>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setCount(220)}>
        Later
      </button>
      <TimeSeriesChart {...props} data={dataOf(count, methods.slice(0, 3))} />
    </>
  );
}

export const LiveDataMoveNothing: Story = {
  args: { range: { fromMs: startMs + 50 * hourMs, toMs: startMs + 100 * hourMs } },
  render: (args) => <GrowingChart {...args} />,
  play: async ({ canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const screen = within(canvasElement);
    const cursor = screen.getByRole('slider');
    cursor.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    const canvas = canvasElement.querySelector('canvas');
    const lineAt = () => plot.querySelector<HTMLElement>('.u-cursor-x')?.style.transform;
    const [valueText, place] = [cursor.getAttribute('aria-valuetext'), lineAt()];
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(cursor).toHaveAttribute('aria-valuemax', '219'));
    await expect(cursor).toHaveAttribute('aria-valuetext', valueText);
    await expect(lineAt()).toBe(place);
    // The canvas is redrawn, not recreated.
    await expect(canvasElement.querySelector('canvas')).toBe(canvas);
  },
};
