import { requestLog } from '@onepoint/plans-domain';
import { apiKeyFixture, loggedRequestFixtures, projectFixture } from '@onepoint/testing/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { RequestPage } from './request-page.tsx';
import { RequestsPage } from './requests-page.tsx';
import { storyPaths } from './testing/story-paths.ts';

const project = projectFixture();
const calls = loggedRequestFixtures();
const state = {
  projects: [project],
  apiKeys: { [project.id]: [apiKeyFixture({ id: 'key_web', name: 'Web app' })] },
  loggedRequests: { [project.id]: calls },
};
const page = <RequestsPage paths={storyPaths} />;

test('shows each call with its status, and explains how long the log keeps calls', async () => {
  renderScreen(page, { project, state });
  const row = (await screen.findByRole('link', { name: /req_Zk3vQ8mT1xRw7LbN0sY0/ })).closest('tr');
  expect(within(row as HTMLElement).getByText('Rate limited (429)')).toBeTruthy();
  expect(within(row as HTMLElement).getByRole('link', { name: 'RATE_LIMITED' })).toBeTruthy();
  expect(screen.getByText(/for 7 days: the latest 3,000 failed and 2,000 successful per project/)).toBeTruthy();
});

test('shows a new call with its next refetch, a second after the last one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [latest, ...earlier] = calls;
  const { api } = renderScreen(page, { project, state: { ...state, loggedRequests: { [project.id]: earlier } } });
  const rowsOf = (requestId = '') => screen.queryAllByRole('link', { name: new RegExp(requestId) });
  await expect.poll(() => rowsOf(earlier[0]?.requestId).length).toBeGreaterThan(0);
  expect(rowsOf(latest?.requestId)).toEqual([]);
  api.state.loggedRequests[project.id] = calls;
  act(() => {
    vi.advanceTimersByTime(requestLog.readEveryMs);
  });
  await expect.poll(() => rowsOf(latest?.requestId).length).toBeGreaterThan(0);
});

test('applies the filters of the URL and writes changes to it', async () => {
  const { user, router } = renderScreen(page, { project, state, path: '/?status=failed' });
  expect(await screen.findByText('7 matching requests')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'API key' }), 'Web app');
  await waitFor(() => expect(router.state.location.search).toBe('?status=failed&key=key_web'));
  expect(await screen.findByText('1 matching request')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('opens a request by a pasted error', async () => {
  const { user, router } = renderScreen(page, { project, state });
  await user.click(await screen.findByRole('textbox', { name: 'Request ID' }));
  await user.paste('{"code":"RATE_LIMITED","requestId":"req_Zk3vQ8mT1xRw7LbN0sY0"}');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/requests/req_Zk3vQ8mT1xRw7LbN0sY0'));
});

test.each(['req_unknown', 'no id'])('says that there is no request %s', async (requestId) => {
  renderScreen(<RequestPage requestId={requestId} paths={storyPaths} />, { project, state });
  expect(await screen.findByRole('heading', { level: 1, name: 'Request not found' })).toBeTruthy();
});

test('links a request to others with the same status', async () => {
  renderScreen(<RequestPage requestId={calls[2]?.requestId ?? ''} paths={storyPaths} />, { project, state });
  const link = await screen.findByRole('link', { name: 'Show similar requests' });
  expect(link.getAttribute('href')).toBe('/dashboard/requests?method=eth_call&status=upstreamError&code=3');
});
