import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createQueryClient } from './create-query-client.ts';
import { listProjectsQueryKey } from './list-projects.ts';

test('queries are fresh for 5 minutes, kept for 30, and refetch neither on focus nor on reconnect', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: 300_000,
    gcTime: 1_800_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
});

test('no layer but the API client repeats a call', () => {
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

test.each(['ROLE_FORBIDS', 'PROJECT_NOT_FOUND'])('a change that is refused with %s has the projects read again', async (code) => {
  const { client, read } = readProjects();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  const change = new MutationObserver(client, { mutationFn: () => Promise.reject(refusal(code)) });
  await expect(change.mutate()).rejects.toThrow(code);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('so does a read that is refused', async () => {
  const { client, read } = readProjects();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await client.prefetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refusal('ROLE_FORBIDS')) });
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('any other refusal leaves the projects alone', async () => {
  const { client, read } = readProjects();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await client.prefetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(refusal('BALANCE_TOO_LOW')) });
  expect([read.mock.calls.length, client.isFetching()]).toEqual([1, 0]);
});

test('projects that are refused are not read again without end', async () => {
  const client = createQueryClient();
  const read = vi.fn(() => Promise.reject(refusal('ROLE_FORBIDS')));
  const observer = new QueryObserver(client, { queryKey: listProjectsQueryKey(), queryFn: read });
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  expect([read.mock.calls.length, client.isFetching()]).toEqual([1, 0]);
});

test('a mutation is seen as pending before the page takes its next event, so that a second click finds it so', async () => {
  const observer = new MutationObserver(createQueryClient(), { mutationFn: () => new Promise<never>(() => {}) });
  const seen: boolean[] = [];
  onTestFinished(observer.subscribe(({ isPending }) => seen.push(isPending)));
  void observer.mutate();
  // Microtasks run between two events; tasks, which timers are, may not.
  await Promise.resolve();
  expect(seen).toContain(true);
});
