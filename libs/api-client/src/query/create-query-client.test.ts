import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { createQueryClient } from './create-query-client.ts';
import { listProjectsQueryKey } from '../projects.ts';

test('keeps queries fresh for 5 minutes and cached for 30, without refetch on focus or reconnect', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});

test('leaves retries to the API client', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect([queries?.retry, mutations?.retry]).toEqual([false, false]);
});

const refusal = (code: string) => new ApiError({ code, message: code, status: 403, requestId: 'req_1' });

function readProjects() {
  const client = createQueryClient();
  const read = vi.fn(() => Promise.resolve([]));
  const observer = new QueryObserver(client, { queryKey: listProjectsQueryKey(), queryFn: read });
  onTestFinished(observer.subscribe(() => {}));
  return { client, read };
}

test.each(['ROLE_FORBIDS', 'PROJECT_NOT_FOUND'])('refetches projects when a change fails with %s', async (code) => {
  const { client, read } = readProjects();
  await expect.poll(() => client.isFetching()).toBe(0);
  const change = new MutationObserver(client, { mutationFn: () => Promise.reject(refusal(code)) });
  await expect(change.mutate()).rejects.toThrow(code);
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
});

test('refetches projects when a read is refused', async () => {
  const { client, read } = readProjects();
  await expect.poll(() => client.isFetching()).toBe(0);
  await client.prefetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refusal('ROLE_FORBIDS')) });
  await expect.poll(() => read).toHaveBeenCalledTimes(2);
});

test('does not refetch projects on other errors', async () => {
  const { client, read } = readProjects();
  await expect.poll(() => client.isFetching()).toBe(0);
  await client.prefetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refusal('BALANCE_TOO_LOW')) });
  expect([read.mock.calls.length, client.isFetching()]).toEqual([1, 0]);
});

test('does not refetch refused projects forever', async () => {
  const client = createQueryClient();
  const read = vi.fn(() => Promise.reject(refusal('ROLE_FORBIDS')));
  const observer = new QueryObserver(client, { queryKey: listProjectsQueryKey(), queryFn: read });
  onTestFinished(observer.subscribe(() => {}));
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  expect([read.mock.calls.length, client.isFetching()]).toEqual([1, 0]);
});

test('reports a mutation as pending before the next event, so that a second click finds it pending', async () => {
  const observer = new MutationObserver(createQueryClient(), { mutationFn: () => new Promise<never>(() => {}) });
  const seen: boolean[] = [];
  onTestFinished(observer.subscribe(({ isPending }) => seen.push(isPending)));
  void observer.mutate();
  // Microtasks run between two events; timers may not.
  await Promise.resolve();
  expect(seen).toContain(true);
});
