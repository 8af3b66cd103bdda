import { apiKeyFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../../test/screen-story.tsx';
import { keyDraftStore } from './key-drafts.ts';
import { KeyRules } from './key-rules.tsx';

const project = projectFixture({ usageCommitment: 'PAYG' });
const contract = '0x6b175474e89094c44da98b954eedeac495271d0f';
const apiKey = apiKeyFixture({
  id: 'key_story',
  allowLists: {
    origins: ['https://app.example.com', 'https://*.example.com'],
    ips: ['203.0.113.0/24', '2001:db8::/32'],
    methods: ['eth_call', 'eth_get*'],
    contracts: [contract],
  },
});
const state = { projects: [project], apiKeys: { [project.id]: [apiKey] } };

const meta = {
  title: 'Parts/Rules of an API key',
  component: KeyRules,
  decorators: [asScreen],
  beforeEach: () => () => keyDraftStore.clear(),
  args: { apiKey },
  parameters: screenParameters({ project, state }),
} satisfies Meta<typeof KeyRules>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (name: string | RegExp, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const RefusedByOrigin: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Blocked by the origin allowlist')).toBeVisible());
  },
};

export const Allowed: Story = {
  play: async () => {
    await fill('Origin', 'https://shop.example.com');
    await fill('Contract', contract);
    await waitFor(() => expect(screen.getByText('Allowed')).toBeVisible());
  },
};

export const Batch: Story = {
  play: async () => {
    await fill('Origin', 'https://app.example.com');
    await userEvent.click(screen.getByText('JSON-RPC'));
    await fill('JSON-RPC request', '[{"method":"eth_getBalance","params":[]},{"method":"eth_sendRawTransaction","params":["0x"]}]');
    await waitFor(() => expect(screen.getByText('Call 2: eth_sendRawTransaction · Blocked by the method allowlist')).toBeVisible());
  },
};

export const WrongLines: Story = {
  play: async () => {
    await fill(/^IP addresses/, '10.0.0.0/8\n10.0.0.0/33\nnobody');
    await expect(await screen.findByText('Line 2: 10.0.0.0/33 isn’t a valid IP address or CIDR range.')).toBeVisible();
    await expect(screen.getByText(/You have unsaved changes above/)).toBeVisible();
  },
};

export const NoLists: Story = { args: { apiKey: { ...apiKey, allowLists: { origins: [], ips: [], methods: [], contracts: [] } } } };

export const ReadOnly: Story = { parameters: screenParameters({ project: { ...project, role: 'viewer' }, state }) };

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
