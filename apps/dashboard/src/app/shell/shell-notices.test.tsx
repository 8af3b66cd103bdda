import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { contract } from '@onepoint/api-contract';
import { codeLoader } from '@onepoint/navigation';
import { ApiRefusal, apiKeyFixture, mockCall } from '@onepoint/testing/api';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { startCodeLoader } from '../../test/start-code-loader.ts';
import { StaleNotice } from './shell-notices.tsx';

function Keys() {
  const { data, isError } = useQuery(listApiKeysQueryOptions(useApiClient(), { projectId: 'proj_1' }));
  return <p>{data ? `${data.length} key, ${isError ? 'stale' : 'fresh'}` : isError ? 'failed' : 'loading'}</p>;
}

function show(refusal: { code: ConstructorParameters<typeof ApiRefusal>[0] | null }) {
  const list = mockCall(baseUrl, contract.listApiKeys, () => {
    if (refusal.code !== null) throw new ApiRefusal(refusal.code);
    return [apiKeyFixture()];
  });
  const screenOf = (
    <>
      <Keys />
      <StaleNotice />
    </>
  );
  const { queryClient } = renderScreen(screenOf, { overrides: [list] });
  return () => act(() => queryClient.invalidateQueries());
}

test('keeps figures whose refetch failed and says so until a refetch succeeds', async () => {
  const refusal: Parameters<typeof show>[0] = { code: null };
  const refetch = show(refusal);
  await screen.findByText('1 key, fresh');
  expect(screen.queryByText(/^Last updated/)).toBeNull();
  refusal.code = 'INTERNAL';
  await refetch();
  expect(await screen.findByText('1 key, stale')).toBeTruthy();
  expect(await screen.findByText(/^Last updated \d\d:\d\d:\d\d\. Reconnecting…/)).toBeTruthy();
  refusal.code = null;
  await refetch();
  await waitFor(() => expect(screen.queryByText(/^Last updated/)).toBeNull());
});

test('shows nothing for a rejected request or a failed first load', async () => {
  const refusal: Parameters<typeof show>[0] = { code: 'INTERNAL' };
  const refetch = show(refusal);
  await screen.findByText('failed');
  expect(screen.queryByText(/^Last updated/)).toBeNull();
  refusal.code = null;
  await refetch();
  await screen.findByText('1 key, fresh');
  refusal.code = 'ROLE_FORBIDS';
  await refetch();
  await screen.findByText('1 key, stale');
  expect(screen.queryByText(/^Last updated/)).toBeNull();
});

test('says that the app is offline while code waits for the connection', async () => {
  const { reconnect } = startCodeLoader({ isServerThere: false });
  renderScreen(<StaleNotice />);
  const load = vi.fn(() => Promise.resolve('page')).mockRejectedValueOnce(new Error('offline'));
  const loaded = codeLoader.load(load);
  expect(await screen.findByText(/^You’re offline/)).toBeTruthy();
  reconnect();
  expect(await loaded).toBe('page');
  await waitFor(() => expect(screen.queryByText(/^You’re offline/)).toBeNull());
});
