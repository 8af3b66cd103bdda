import { contract } from '@onepoint/api-contract';
import { mockCall, projectFixture, statisticsFixture } from '@onepoint/testing/api';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { useKept, useStatisticsScreen } from './use-statistics-screen.ts';

test('keeps the last current value', () => {
  const { result, rerender } = renderHook(({ value, isCurrent }) => useKept(value, isCurrent), {
    initialProps: { value: 'week', isCurrent: true },
  });
  rerender({ value: 'month, figures of the week', isCurrent: false });
  expect(result.current).toBe('week');
  rerender({ value: 'month', isCurrent: true });
  expect(result.current).toBe('month');
});

/** One request per minute. As in the API, buckets are aligned to their width and together cover more than the period. */
const steadyTraffic = mockCall(baseUrl, contract.getProjectStatistics, ({ query: { from, to, granularityInSecs = 60 } }) => {
  const stepMs = granularityInSecs * 1000;
  const first = Math.floor(Date.parse(from) / stepMs);
  const end = Math.ceil(Date.parse(to) / stepMs);
  const requests = Array.from({ length: end - first }, () => granularityInSecs / 60);
  const buckets = { buckets: requests.length, granularityInSecs, to: new Date(end * stepMs).toISOString() };
  return statisticsFixture({ series: [{ chain: 'ethereum', method: 'eth_call', requests }], ...buckets });
});

function Compared({ projectId }: { projectId: string }) {
  const { figures, before } = useStatisticsScreen({ projectId });
  const requests = figures.data?.total.requests;
  return requests === undefined ? null : <output>{before === undefined ? 'not compared' : before - requests}</output>;
}

test.each(['1h', '24h', '7d', '30d', '90d'])('compares %s with a period of the same length', async (range) => {
  const project = projectFixture();
  renderScreen(<Compared projectId={project.id} />, { project, overrides: [steadyTraffic], path: `/?range=${range}` });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0'));
});

test('shows no comparison with a period in which the project didn’t exist', async () => {
  const project = projectFixture({ createdAt: new Date(Date.now() - 40 * 86_400_000).toISOString() });
  const { queryClient } = renderScreen(<Compared projectId={project.id} />, { project, overrides: [steadyTraffic], path: '/?range=30d' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('not compared'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('status').textContent).toBe('not compared');
});
