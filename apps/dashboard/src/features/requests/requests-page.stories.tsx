import type { LoggedRequest } from '@onepoint/api-contract';
import { apiKeyFixture, loggedRequestFixture, loggedRequestFixtures, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { RequestsPage } from './requests-page.tsx';
import { storyPaths } from './testing/story-paths.ts';

const meta = {
  title: 'Screens/Requests',
  component: RequestsPage,
  args: { paths: storyPaths },
  decorators: [asScreen],
} satisfies Meta<typeof RequestsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const calls = loggedRequestFixtures();
const stateOf = (list: LoggedRequest[]) => ({
  projects: [project],
  apiKeys: {
    [project.id]: [apiKeyFixture({ id: 'key_8dNx4VbQ2LwZ', name: 'Backend' }), apiKeyFixture({ id: 'key_web', name: 'Web app' })],
  },
  loggedRequests: { [project.id]: list },
});

export const Log: Story = {
  parameters: screenParameters({ project, state: stateOf(calls) }),
  play: async () => {
    await expect(await screen.findByText('7 of the last 10 logged requests failed')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'RATE_LIMITED' })).toHaveAttribute('href', '/docs/errors/RATE_LIMITED');
  },
};

/** Filters from the URL. Clicking a value in the table adds another filter. */
export const FromTheAddress: Story = {
  parameters: screenParameters({ project, state: stateOf(calls), path: '/?status=failed&chain=ethereum' }),
  play: async () => {
    await expect(await screen.findByText('6 matching requests')).toBeVisible();
    await expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('failed');
    await userEvent.click(screen.getAllByRole('button', { name: 'eth_getLogs' })[0] as HTMLElement);
    await expect(await screen.findByText('2 matching requests')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Method' })).toHaveValue('eth_getLogs'));
  },
};

export const NothingMatches: Story = {
  parameters: screenParameters({ project, state: stateOf(calls), path: '/?method=eth_gasPrice' }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No matching requests' })).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await expect(await screen.findByText('10 shown')).toBeVisible();
  },
};

/** Text without a request ID. */
export const NotAnId: Story = {
  parameters: screenParameters({ project, state: stateOf(calls) }),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Request ID' }), '42{Enter}');
    await expect(await screen.findByText('Enter a request ID that starts with req_')).toBeVisible();
  },
};

export const ManyPages: Story = {
  parameters: screenParameters({
    project,
    state: stateOf(Array.from({ length: 120 }, (_, index) => loggedRequestFixture({ id: `log_${String(index)}-s-1` }))),
  }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await expect(await screen.findByText('100 shown')).toBeVisible();
  },
};

export const LongTexts: Story = {
  parameters: screenParameters({
    project,
    state: stateOf([
      loggedRequestFixture({
        method: `debug_${'x'.repeat(47)}`,
        chain: 'a-chain-with-an-unusually-long-name',
        apiKey: { id: 'key_long', name: 'AKeyWithAVeryLongNameThatHasNoSpaceFromItsBeginningToItsVeryEnd', isDeleted: true },
        status: 'upstreamFailed',
        code: 'KEY_MONTHLY_LIMIT_REACHED',
        latencyMs: 131_072,
        computeUnits: 1_234_567,
      }),
    ]),
  }),
  globals: { viewport: { value: 'small' } },
};

export const Empty: Story = { parameters: screenParameters({ project, state: stateOf([]) }) };

export const OnASmallPhone: Story = { parameters: Log.parameters ?? {}, globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { parameters: Log.parameters ?? {}, globals: { direction: 'rtl' } };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };
