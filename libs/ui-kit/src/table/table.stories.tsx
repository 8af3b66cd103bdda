import type { Meta, StoryObj } from '@storybook/react-vite';
import { MoreHorizontal, Pause, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { Menu } from '../menu/menu.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Key {
  id: string;
  name: string;
  secret: string;
  active: boolean;
  requests: number;
}

const rows: readonly Key[] = [
  { id: 'key_1', name: 'Indexer', secret: 'op_3fG9…k2Qz', active: true, requests: 1_204_331 },
  { id: 'key_2', name: 'Block explorer', secret: 'op_9aTe…Wm04', active: true, requests: 88_410 },
  { id: 'key_3', name: 'Staging', secret: 'op_c7Lp…x9Bd', active: false, requests: 12 },
];
const numbers = new Intl.NumberFormat('en');
const name: TableColumn<Key> = { id: 'name', header: 'Name', rowHeader: true, cell: (key) => key.name };
const columns: ReadonlyArray<TableColumn<Key>> = [
  name,
  { id: 'secret', header: 'Key', cell: (key) => <code className="text-mono">{key.secret}</code> },
  {
    id: 'status',
    header: 'Status',
    cell: (key) => (
      <Badge tone={key.active ? 'positive' : 'caution'} dot>
        {key.active ? 'Active' : 'Paused'}
      </Badge>
    ),
  },
  { id: 'requests', header: 'Requests, 7 days', align: 'end', cell: (key) => numbers.format(key.requests) },
];
const sortable = columns.map((column): TableColumn<Key> => {
  if (column.id === 'name') return { ...column, sortValue: (key) => key.name };
  return column.id === 'requests' ? { ...column, sortValue: (key) => key.requests } : column;
});
const actions: TableColumn<Key> = {
  id: 'actions',
  header: 'Actions',
  hideHeader: true,
  corner: true,
  align: 'end',
  cell: (key) => (
    <Menu
      label={`Actions of ${key.name}`}
      trigger={<MoreHorizontal aria-hidden />}
      iconOnly
      size="sm"
      placement="bottom end"
      onAction={fn()}
      groups={[
        {
          id: 'key',
          items: [
            { id: 'pause', label: 'Pause', icon: <Pause size={16} /> },
            { id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, tone: 'negative' },
          ],
        },
      ]}
    />
  ),
};
const workers = Array.from({ length: 2000 }, (_, index) => ({
  ...rows[0]!,
  id: `key_${index}`,
  name: `Worker ${index + 1}`,
  requests: index * 97,
}));
/** The first `count` rows, with the same identities on every call, as in a list that is appended to. */
const numbered = (count: number): readonly Key[] => workers.slice(0, count);

const meta = {
  title: 'Components/Table',
  component: Table<Key>,
  args: { caption: 'API keys', columns, rows, rowId: (key: Key) => key.id },
  decorators: [
    (Story) => (
      <Card padding="none">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Table<Key>>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesShown = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

export const Filled: Story = { tags: ['visual'] };

export const SortsByKeyboard: Story = {
  tags: ['visual'],
  args: { columns: sortable, onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(namesShown(canvasElement)).toEqual(['Block explorer', 'Indexer', 'Staging']);
    await userEvent.keyboard(' ');
    await expect(namesShown(canvasElement)).toEqual(['Staging', 'Indexer', 'Block explorer']);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'none');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'requests', direction: 'descending' });
  },
};

export const RowActions: Story = {
  args: { columns: [...sortable, actions], defaultSort: { columnId: 'requests', direction: 'ascending' } },
};

/** Clicks on cells follow the row's link. Clicks on controls and on selected text don't. */
export const RowsFollowTheirLink: Story = {
  args: {
    columns: [{ ...name, cell: (key) => <a href={`#${key.id}`}>{key.name}</a> }, ...columns.slice(1), actions],
    rowLinks: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    canvas.getByRole('link', { name: 'Indexer' }).addEventListener('click', followed);
    const cell = canvas.getByText('1,204,331');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Indexer' }));
    // The menu loads, then takes the focus.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pause' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(followed).not.toHaveBeenCalled();
    getSelection()?.selectAllChildren(cell);
    await fireEvent.click(cell);
    await expect(followed).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await fireEvent.click(cell);
    await expect(followed).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'Indexer' }));
    await expect(followed).toHaveBeenCalledTimes(2);
  },
};

/** Row actions stay visible at the end of a table that scrolls sideways. */
export const ActionsStay: Story = {
  args: { columns: [...sortable, actions] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [action] = within(canvasElement).getAllByRole('button', { name: /^Actions of/ });
    const table = within(canvasElement).getByRole('table');
    await expect(action?.getBoundingClientRect().right).toBeLessThan(canvasElement.getBoundingClientRect().left + 360);
    await expect(table.getBoundingClientRect().width).toBeGreaterThan(320);
  },
};

export const HeadStays: Story = {
  args: { columns: sortable, rows: numbered(40), maxHeightPx: 320 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('group');
    scroller.scrollTop = 600;
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().top).toBeCloseTo(
      scroller.getBoundingClientRect().top,
      0,
    );
  },
};

/** Rows far from the viewport are replaced by spacers; screen readers get the row count and the index of each row. */
export const Long: Story = {
  args: {
    rows: numbered(2000),
    maxHeightPx: 320,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('group');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001');
    await expect(namesShown(canvasElement)[0]).toBe('Worker 1');
    scroller.scrollTop = scroller.scrollHeight;
    const last = await canvas.findByRole('rowheader', { name: 'Worker 2000' });
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '2001');
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Worker 1' })).toBeNull());
    await expect(namesShown(canvasElement).length).toBeLessThan(400);
  },
};

/** The focused row stays rendered wherever the table is scrolled, so Tab continues from it. */
export const LongKeepsTheFocus: Story = {
  args: { rows: numbered(400), columns: [...columns, actions], maxHeightPx: 320 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('group');
    const button = canvas.getByRole('button', { name: 'Actions of Worker 3' });
    button.focus({ preventScroll: true });
    scroller.scrollTop = scroller.scrollHeight;
    await canvas.findByText('Worker 400');
    await waitFor(() => expect(canvas.queryByText('Worker 30')).toBeNull());
    await expect(canvas.getByText('Worker 3')).toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
};

/** Appending a page does not re-render the rows above it, not even when the table becomes long. */
export const Growing: Story = {
  args: { rows: numbered(100) },
  render: function GrowingTable(args) {
    const [loaded, setLoaded] = useState(args.rows);
    return (
      <>
        <Table {...args} rows={loaded} />
        <Button onClick={() => setLoaded(numbered(loaded.length + 20))}>Load more</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByText('Worker 100');
    // The button is below the rows: focusing it scrolls there.
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await canvas.findByText('Worker 120');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '121');
    await waitFor(() => expect(canvas.queryByText('Worker 1')).toBeNull());
    await expect(last).toBeInTheDocument();
    canvas.getByRole('table').scrollIntoView({ block: 'start' });
    await canvas.findByText('Worker 1');
  },
};

/** All rows are printed although only some are on screen. */
export const LongIsPrintedWhole: Story = {
  args: { rows: numbered(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Worker 300')).toBeNull();
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('Worker 300')).toBeInTheDocument();
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByText('Worker 300')).toBeNull());
  },
};

export const Loading: Story = { tags: ['visual'], args: { rows: [], loadingRows: 4 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No keys yet">Create one to send the first request.</EmptyState> },
};
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="The keys could not be loaded" onRetry={fn()} retryLabel="Try again">
        The server did not answer. Nothing was changed.
      </ErrorState>
    ),
  },
};
export const LongText: Story = {
  args: { rows: rows.map((key) => ({ ...key, name: 'Indexer of the archive in the second region, kept for the audit' })) },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: { columns: [...sortable, actions] }, globals: { direction: 'rtl' } };
export const CardsOnAPhone: Story = {
  tags: ['visual'],
  args: { columns: [...sortable, actions] },
  globals: { viewport: { value: 'phone' } },
};
export const ScrollOnAPhone: Story = { args: { narrow: 'scroll' }, globals: { viewport: { value: 'phone' } } };
