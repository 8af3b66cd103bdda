import * as z from 'zod/mini';
import * as fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageDataStore } from './create-page-data-store.ts';
import type { PageDataServices } from './page-data-services.ts';
import type { PageDataSource } from './page-data-source.ts';

const load = vi.fn<() => Promise<unknown>>();
const onFailure = vi.fn<(source: string, error: unknown) => void>();
const source: PageDataSource<number> = { name: 'height', load, schema: z.number(), freshMs: 10_000, keptMsMax: 60_000 };
const services: PageDataServices = { getJson: async () => undefined, callRpc: async () => undefined };
let nowMs = 0;
const createStore = () => createPageDataStore({ services, onFailure, now: () => nowMs });

beforeEach(() => {
  nowMs = 1_000_000;
  load.mockReset();
  onFailure.mockReset();
});

it('requests once for concurrent reads and not again while the value is fresh', async () => {
  load.mockResolvedValue(7);
  const read = createStore();
  expect(await Promise.all([read(source), read(source)])).toEqual([
    { value: 7, readAtMs: 1_000_000 },
    { value: 7, readAtMs: 1_000_000 },
  ]);
  nowMs += 9_999;
  await read(source);
  expect(load).toHaveBeenCalledTimes(1);
  nowMs += 1;
  load.mockResolvedValue(8);
  expect(await read(source)).toEqual({ value: 8, readAtMs: 1_010_000 });
});

it('keeps the last value with its age for a limited time while the service is down', async () => {
  load.mockResolvedValueOnce(7).mockRejectedValue(new Error('down'));
  const read = createStore();
  await read(source);
  nowMs += 60_000;
  expect(await read(source)).toEqual({ value: 7, readAtMs: 1_000_000 });
  nowMs += 1;
  expect(await read(source)).toBeUndefined();
});

it('does not request a failing service more often', async () => {
  load.mockRejectedValue(new Error('down'));
  const read = createStore();
  await read(source);
  await read(source);
  expect(load).toHaveBeenCalledTimes(1);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('height', expect.objectContaining({ message: 'down' }));
});

it('ignores invalid values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue().filter((value) => typeof value !== 'number'),
      async (value) => {
        load.mockResolvedValue(value);
        onFailure.mockReset();
        expect(await createStore()(source)).toBeUndefined();
        expect(onFailure).toHaveBeenCalledWith('height', expect.objectContaining({ code: 'PAGE_DATA_INVALID' }));
      },
    ),
  );
});
