import { checklistFixture, firstRequestFixture, newApiKeyFixture, projectFixture, secretFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { GetStartedPage } from './get-started-page.tsx';
import { CommandCard } from './get-started/command-card.tsx';
import { FirstRequestCard } from './get-started/first-request-card.tsx';
import { SecretCard } from './get-started/secret-card.tsx';
import { screenPaths } from './testing/screen-paths.ts';

const meta = {
  title: 'Screens/Get started',
  component: GetStartedPage,
  subcomponents: { CommandCard, FirstRequestCard, SecretCard },
  decorators: [asScreen],
  args: { paths: screenPaths },
} satisfies Meta<typeof GetStartedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture({ name: 'Default' });
const apiKey = newApiKeyFixture({ name: 'Default' });
const secrets = { [apiKey.id]: secretFixture };
const stateOf = (checklist: ReturnType<typeof checklistFixture>) => ({
  projects: [project],
  apiKeys: { [project.id]: [apiKey] },
  checklists: { [project.id]: checklist },
});
const waiting = stateOf(checklistFixture());
const arrived = stateOf(checklistFixture({ firstRequest: firstRequestFixture() }));

/** New user's first view: the secret, the command, and no requests yet. */
export const Waiting: Story = { parameters: screenParameters({ project, secrets, state: waiting }) };

export const WaitingOnASmallPhone: Story = { ...Waiting, globals: { viewport: { value: 'small' } } };

/** Intercepts requests to the gateway instead of using the network. */
const answerWith = (answer: () => Promise<Response>) => () => {
  const real = globalThis.fetch;
  const spy = spyOn(globalThis, 'fetch').mockImplementation((...request) =>
    new Request(...request).url.startsWith('https://rpc.example.com/') ? answer() : real(...request),
  );
  return () => spy.mockRestore();
};

const send: NonNullable<Story['play']> = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test request' }));
};

export const ResponseShown: Story = {
  ...Waiting,
  beforeEach: answerWith(() => Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: '0x16bdf20' }))),
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('10 compute units charged')).toBeVisible();
    await expect(await screen.findByText('Counting your request…')).toBeVisible();
  },
};

export const Sending: Story = {
  ...Waiting,
  beforeEach: answerWith(() => new Promise<never>(() => {})),
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(screen.getByRole('button', { name: /Send/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Rejected: Story = {
  ...Waiting,
  beforeEach: answerWith(() => {
    const error = { code: -32_003, message: 'This API key is paused.', data: { code: 'KEY_PAUSED', requestId: 'req_story' } };
    return Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, error }, { status: 403 }));
  }),
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('Rejected by the gateway: KEY_PAUSED')).toBeVisible();
  },
};

export const Unreachable: Story = {
  ...Waiting,
  beforeEach: answerWith(() => Promise.reject(new TypeError('Failed to fetch'))),
  play: async (context) => {
    await send(context);
    await expect(await screen.findByText('Couldn’t reach the endpoint')).toBeVisible();
  },
};

/** The first request came from a terminal. */
export const Arrived: Story = {
  parameters: screenParameters({ project, secrets, state: arrived }),
  play: async () => {
    await expect(await screen.findByText('eth_blockNumber on Ethereum')).toBeVisible();
  },
};

export const ArrivedOnAPhone: Story = { ...Arrived, globals: { viewport: { value: 'phone' } } };

export const OnlyFailedRequests: Story = {
  parameters: screenParameters({ project, secrets, state: stateOf(checklistFixture({ failedRequests: 3 })) }),
  play: async () => {
    await expect(await screen.findByText('3 requests failed')).toBeVisible();
  },
};

/** After a reload, the page no longer has the secret. */
export const WithoutTheSecret: Story = {
  parameters: screenParameters({ project, state: waiting }),
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/^API key/), 'op_wrong{Enter}');
    await expect(await screen.findByText(/^API keys start with op_/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Rotate API key' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send a test request' })).toBeNull();
  },
};

export const ForAViewer: Story = {
  parameters: screenParameters({ project: { ...project, role: 'viewer' }, state: arrived }),
  play: async () => {
    await expect(await screen.findByText(/ask a developer to rotate it/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Rotate API key' })).toBeNull();
  },
};

export const WithoutKeys: Story = {
  parameters: screenParameters({ project, state: { projects: [project], checklists: waiting.checklists } }),
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };
