import { listApiKeysQueryOptions } from '@onepoint/api-client';
import { contract } from '@onepoint/api-contract';
import { apiKeyFixture, mockCall } from '@onepoint/testing/api';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { useApiClient } from '../api/api-client-context.ts';
import { QueryError } from '../errors/query-error.tsx';
import { SlowLoads } from './slow-loads.tsx';

function Keys() {
  const { data, error, refetch, isFetching } = useQuery(listApiKeysQueryOptions(useApiClient(), { projectId: 'proj_1' }));
  if (error) return <QueryError title="Couldn’t load the keys" error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <p>{data ? `${String(data.length)} key` : 'loading'}</p>;
}

/** The API doesn't respond until the test calls `release`. */
function show(afterMs: number) {
  const aborted: boolean[] = [];
  const silence = Promise.withResolvers<void>();
  let isSilent = true;
  const list = mockCall(baseUrl, contract.listApiKeys, async () => {
    aborted.push(false);
    if (isSilent) await silence.promise;
    return [apiKeyFixture()];
  });
  const rendered = renderScreen(
    <>
      <SlowLoads afterMs={afterMs} />
      <Keys />
    </>,
    { overrides: [list] },
  );
  const respondFromNowOn = (): void => {
    isSilent = false;
  };
  return { ...rendered, requests: () => aborted.length, respondFromNowOn, release: silence.resolve };
}

const notice = () => screen.queryByText('This is taking longer than usual…');

it('shows the notice for a slow first load until it succeeds', async () => {
  const { release } = show(10);
  await waitFor(() => expect(notice()?.closest('[role=status]')).toBeTruthy());
  release();
  expect(await screen.findByText('1 key')).toBeTruthy();
  expect(notice()).toBeNull();
});

it('shows a canceled load as an error with a retry button', async () => {
  const { user, respondFromNowOn } = show(10);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load the keysLoading canceled.');
  expect(notice()).toBeNull();
  respondFromNowOn();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 key')).toBeTruthy();
});

it('retries immediately on request', async () => {
  const { user, requests, respondFromNowOn } = show(10);
  await screen.findByRole('button', { name: 'Try again' });
  respondFromNowOn();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 key')).toBeTruthy();
  expect(requests()).toBe(2);
});

it('shows nothing for a fast load', async () => {
  const { respondFromNowOn, release } = show(60_000);
  respondFromNowOn();
  release();
  expect(await screen.findByText('1 key')).toBeTruthy();
  expect(notice()).toBeNull();
});
