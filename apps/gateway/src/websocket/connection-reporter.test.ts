import type { OpenConnections } from '@onepoint/database';
import { expect, it, vi } from 'vitest';
import { ConnectionReporter } from './connection-reporter.ts';

const open: OpenConnections = { projectId: 'proj_a', apiKeyId: 'key_a', connections: 2 };

function setUp() {
  const state = { list: [] as OpenConnections[] };
  const record = vi.fn<(list: readonly OpenConnections[]) => Promise<unknown>>(() => Promise.resolve());
  const onError = vi.fn();
  return { state, record, onError, reporter: new ConnectionReporter({ list: () => state.list, record, onError }) };
}

it('reports what is open again and again, that nothing is left once, and then nothing', async () => {
  const { state, record, reporter } = setUp();
  await reporter.report();
  expect(record).not.toHaveBeenCalled();
  state.list = [open];
  await reporter.report();
  await reporter.report();
  state.list = [];
  await reporter.report();
  await reporter.report();
  expect(record.mock.calls).toEqual([[[open]], [[open]], [[]]]);
});

it('says again that nothing is left when that could not be recorded', async () => {
  const { state, record, onError, reporter } = setUp();
  state.list = [open];
  await reporter.report();
  state.list = [];
  record.mockRejectedValueOnce(new Error('down'));
  await reporter.stop();
  expect(onError).toHaveBeenCalledOnce();
  await reporter.report();
  expect(record).toHaveBeenLastCalledWith([]);
});
