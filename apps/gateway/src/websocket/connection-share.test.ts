import { planLimits } from '@onepoint/plans-domain';
import { expect, it, vi } from 'vitest';
import { testCaller } from '../testing/access.ts';
import { ConnectionRegistry } from './connection-registry.ts';
import { ConnectionShare } from './connection-share.ts';

/** Processes that hear each other, on one clock. */
function startProcesses(count: number) {
  const time = { now: 0 };
  const processes = Array.from({ length: count }, (_, from) => {
    const share: ConnectionShare = new ConnectionShare({
      from,
      list: () => registry.listOpen(),
      send: (message) => {
        for (const [other, listener] of processes.entries()) if (other !== from) listener.share.hear(JSON.parse(JSON.stringify(message)));
      },
      now: () => time.now,
    });
    const registry = new ConnectionRegistry((subject) => share.countElsewhere(subject));
    return { share, registry };
  });
  const tell = () => {
    for (const { share } of processes) share.tell();
  };
  return { time, processes, tell };
}

const caller = testCaller({ planId: 'FREE' });
const { connectionsMax } = planLimits('FREE');
const exceeded = expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }) as Error;

it('lets a key open as many connections as its plan has at all processes together', () => {
  const { processes, tell } = startProcesses(2);
  const [one, other] = processes.map(({ registry }) => registry);
  const releases = Array.from({ length: connectionsMax - 1 }, () => one?.reserve(caller));
  tell();
  other?.reserve(caller);
  expect(() => other?.reserve(caller)).toThrow(exceeded);
  expect(() => other?.reserve(testCaller({ planId: 'FREE', apiKeyId: 'key_other' }))).not.toThrow();
  tell();
  expect(() => one?.reserve(caller)).toThrow(exceeded);
  for (const release of releases) release?.();
  tell();
  expect(() => other?.reserve(caller)).not.toThrow();
});

it('forgets the connections of a process that says nothing any more', () => {
  const { time, processes, tell } = startProcesses(2);
  const [one, other] = processes.map(({ registry }) => registry);
  for (let open = 0; open < connectionsMax; open += 1) one?.reserve(caller);
  tell();
  expect(() => other?.reserve(caller)).toThrow(exceeded);
  time.now += 3_001;
  expect(() => other?.reserve(caller)).not.toThrow();
});

it('says that nothing is left once, and hears nothing in messages of another kind', () => {
  const [open, send] = [[['key_a', 1]] as [string, number][], vi.fn()];
  const share = new ConnectionShare({ from: 1, list: () => open, send });
  share.tell();
  open.length = 0;
  share.tell();
  share.tell();
  expect(send).toHaveBeenCalledTimes(2);
  share.hear({ kind: 'spending', plans: [], keys: [] });
  expect(share.countElsewhere('key_a')).toBe(0);
});
