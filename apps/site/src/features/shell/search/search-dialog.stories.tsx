import type { Meta, StoryObj } from '@storybook/react-vite';
import MiniSearch from 'minisearch';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { type SearchEntry, searchOptions } from '../../../shared/search/search-options.ts';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { SearchDialog } from './search-dialog.tsx';

const entry = (id: string, title: string, description: string, group: SearchEntry['group']): SearchEntry => ({
  id,
  title,
  description,
  group,
  href: id,
  words: '',
  text: '',
});
const entries = [
  entry('/docs/quick-start', 'Quickstart', 'An API key, an endpoint, and a first request.', 'guides'),
  entry('/docs/methods/eth_call', 'eth_call', 'Runs a call without a transaction.', 'methods'),
  entry('/docs/methods/eth_getBalance', 'eth_getBalance', 'The balance of an account.', 'methods'),
  entry('/pricing', 'Pricing', 'Plans, add-ons, and what each method costs.', 'pages'),
];

/** Indexes are cached, so each story uses its own language. */
function answering(locale: string, reply: () => Promise<Response>) {
  return {
    parameters: { page: { locale } },
    beforeEach: () => void spyOn(globalThis, 'fetch').mockImplementation(reply),
  };
}
const indexOf = (locale: string) => async () => {
  const index = new MiniSearch<SearchEntry>(searchOptions(locale));
  index.addAll(entries);
  return new Response(JSON.stringify(index));
};

const meta = {
  title: 'Screens/Site/SearchDialog',
  component: SearchDialog,
  decorators: [withPage],
  args: { onClose: fn() },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OftenLookedFor: Story = {
  ...answering('en', indexOf('en')),
  tags: ['visual'],
  parameters: { page: { locale: 'en' }, visual: 'page', visualWidths: [360, 1200] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('option', { name: /Quickstart/ });
  },
};

export const Found: Story = {
  ...answering('ko', indexOf('ko')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'balance');
    await waitFor(() => expect(canvas.getByRole('option', { name: /eth_getBalance/ })).toHaveAttribute('aria-selected', 'true'));
  },
};

export const NothingFound: Story = {
  ...answering('ja', indexOf('ja')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'zebra');
    await canvas.findByText('No results for “zebra”');
  },
};

export const Loading: Story = answering('tr', async () => new Promise(() => undefined));

export const Failed: Story = {
  ...answering('vi', () => Promise.reject(new TypeError('offline'))),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

export const SmallPhone: Story = { ...answering('zh', indexOf('zh')), globals: { viewport: { value: 'small' } } };
