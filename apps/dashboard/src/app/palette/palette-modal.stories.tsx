import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ModalStory } from '../../test/modal-story.tsx';
import { PaletteModal } from './palette-modal.tsx';

const project = projectFixture();
const others = Array.from({ length: 199 }, (_, index) => projectFixture({ id: `proj_${String(index)}`, name: `Project ${String(index)}` }));

const docsIndex = [
  { group: 'docs', title: 'Rate limits', description: 'How many requests a key may send.', words: 'throttling', path: '/docs/rate-limits' },
  {
    group: 'methods',
    title: 'eth_getLogs',
    description: 'Returns the logs that match a filter.',
    words: '',
    path: '/docs/methods/eth_getLogs',
  },
  {
    group: 'errors',
    title: 'RATE_LIMITED',
    description: 'The key sent more requests than its limit.',
    words: '429 -32005',
    path: '/docs/errors/RATE_LIMITED',
  },
];

/** Responds like the site, which publishes the search index. */
function serveDocsIndex() {
  const { fetch } = globalThis;
  const spy = spyOn(globalThis, 'fetch').mockImplementation((...request) =>
    request[0] instanceof URL && request[0].pathname.startsWith('/search/palette/')
      ? Promise.resolve(Response.json(docsIndex))
      : fetch(...request),
  );
  return () => spy.mockRestore();
}

const meta = {
  title: 'Modals/Palette of the dashboard',
  component: ModalStory,
  subcomponents: { PaletteModal },
  args: {
    renderModal: (close) => <PaletteModal close={close} />,
    widthPx: 640,
    state: { projects: [project, ...others], apiKeys: { [project.id]: [apiKeyFixture()] } },
  },
  beforeEach: serveDocsIndex,
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithProjects: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /Search pages/ }), 'project 150');
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Project 150'));
  },
};

const type = async (text: string) => userEvent.type(await screen.findByRole('combobox', { name: /Search pages/ }), text);

/** Finds an error by its JSON-RPC number. */
export const ErrorByNumber: Story = {
  play: async () => {
    await type('-32005');
    await waitFor(() =>
      expect(within(screen.getByRole('group', { name: 'Errors' })).getByRole('option')).toHaveTextContent('RATE_LIMITED'),
    );
  },
};

export const DocsAndMethods: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await type('logs');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Methods' })).toHaveTextContent('eth_getLogs'));
  },
};

export const SettingsSections: Story = {
  play: async () => {
    await screen.findByRole('option', { name: /Project 0/ });
    await type('alert');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Settings' })).toHaveTextContent('Alert history'));
  },
};

export const RequestById: Story = {
  play: async () => {
    await screen.findByRole('option', { name: /Project 0/ });
    await type('req_Zk3vQ8mT1xRw7LbN0sYd');
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Open request req_Zk3vQ8mT1xRw7LbN0sYd'));
  },
};

export const WithoutProjects: Story = { args: { state: { projects: [] } } };

export const Loading: Story = { args: { api: 'silent' } };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
