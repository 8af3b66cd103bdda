import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Table, type TableColumn } from './table.tsx';

interface Key {
  id: string;
  name: string;
  secret: string;
  active: boolean;
  requests: string;
}

const rows: readonly Key[] = [
  { id: 'key_1', name: 'Indexer', secret: 'op_3fG9…k2Qz', active: true, requests: '1,204,331' },
  { id: 'key_2', name: 'Block explorer', secret: 'op_9aTe…Wm04', active: true, requests: '88,410' },
  { id: 'key_3', name: 'Staging', secret: 'op_c7Lp…x9Bd', active: false, requests: '12' },
];
const columns: ReadonlyArray<TableColumn<Key>> = [
  { id: 'name', header: 'Name', rowHeader: true, cell: (key) => key.name },
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
  { id: 'requests', header: 'Requests, 7 days', align: 'end', cell: (key) => key.requests },
];

const shared = { caption: 'API keys', columns, rows, rowId: (key: Key) => key.id };
const meta = {
  title: 'Components/Table',
  component: Table<Key>,
  args: shared,
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

export const Filled: Story = {};
export const Loading: Story = { args: { rows: [], loadingRows: 4 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No keys yet">Create one to send the first request.</EmptyState> },
};
export const CardsOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const ScrollOnAPhone: Story = { args: { narrow: 'scroll' }, globals: { viewport: { value: 'phone' } } };
