import { statisticsFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { parseStatisticsView } from './statistics-view.ts';
import { storyProject, storyStatistics } from './testing/story-statistics.ts';
import { BucketsTable, SeriesTable, StatisticsTable } from './statistics-table.tsx';

const view = parseStatisticsView(new URLSearchParams('tz=utc'), '24h');

const meta = {
  title: 'Screens/Statistics/Table',
  component: StatisticsTable,
  subcomponents: { SeriesTable, BucketsTable },
  decorators: [asScreen],
  parameters: screenParameters({ project: storyProject }),
  args: {
    statistics: storyStatistics,
    view,
    changeView: fn(),
    planId: 'PAYG',
    chainName: (slug) => slug,
    runningMs: Date.parse(storyStatistics.buckets.at(-1) ?? ''),
  },
} satisfies Meta<typeof StatisticsTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the file that a click downloads. */
async function savedBy(button: HTMLElement): Promise<{ name: string; lines: string[] }> {
  const saved: { name: string; blob?: Blob } = { name: '' };
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.blob = blob as Blob;
    return 'blob:caught';
  });
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(this: HTMLAnchorElement) {
    saved.name = this.download;
  });
  await userEvent.click(button);
  return { name: saved.name, lines: (await saved.blob?.text())?.trimEnd().split('\r\n') ?? [] };
}

export const ByMethod: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'eth_getLogs' }));
    await expect(args.changeView).toHaveBeenCalledWith({ method: 'eth_getLogs' });
    const { name, lines } = await savedBy(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(name).toBe('requests-by-method.csv');
    const cells = screen
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll<HTMLElement>('th, td')].map((cell) => cell.innerText.trim()));
    await expect(lines).toHaveLength(cells.length);
    await expect(lines[1]?.split(',').slice(0, 3)).toEqual(cells[1]?.slice(0, 3).map((cell) => cell.replaceAll(',', '')));
  },
};

export const ByTime: Story = {
  args: { view: { ...view, table: 'time' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Mar 14, 2026, 11:45 (so far)');
    await userEvent.click(screen.getByRole('button', { name: 'Show more rows' }));
    // A long table renders a few rows per frame.
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(96));
    const { name, lines } = await savedBy(screen.getByRole('button', { name: 'Download CSV' }));
    await expect(name).toBe('requests-by-time.csv');
    await expect(lines).toHaveLength(97);
    await expect(lines.at(-1)).toMatch(/^2026-03-14T11:45:00Z,\d+,\d+,\d+,18,72$/);
  },
};
export const NothingMeasured: Story = {
  args: { statistics: statisticsFixture({ series: [{ chain: 'base', method: 'eth_call', requests: [0, 0] }], buckets: 2 }) },
};
export const Loading: Story = { args: { statistics: undefined } };
export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } };
