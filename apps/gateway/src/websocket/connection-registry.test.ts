import type { OpenConnections } from '@onepoint/database';
import { planLimits } from '@onepoint/plans-domain';
import { describe, expect, it, vi } from 'vitest';
import { testCaller } from '../testing/access.ts';
import { ConnectionRegistry, ConnectionReporter } from './connection-registry.ts';
import { ConnectionShare } from './connection-share.ts';

describe('connection-registry', () => {
  it('allows five more connections per add-on', () => {
    const registry = new ConnectionRegistry();
    const caller = testCaller({ planId: 'FREE', packageCount: 2 });
    for (let open = 0; open < planLimits('FREE').connectionsMax + 10; open += 1) registry.reserve(caller);
    expect(() => registry.reserve(caller)).toThrow(expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }));
  });

  it('lists how many connections each key has open, without addresses', () => {
    const registry = new ConnectionRegistry();
    const release = registry.reserve(testCaller());
    registry.reserve(testCaller());
    registry.reserve(testCaller({ apiKeyId: 'key_other' }))();
    registry.reserve({ kind: 'public', address: '192.0.2.1' });
    expect(registry.listOfKeys()).toEqual([{ projectId: 'proj_test', apiKeyId: 'key_test', connections: 2 }]);
    release();
    expect(registry.listOfKeys()).toMatchObject([{ connections: 1 }]);
  });

  it('allows each key as many connections as its plan, and releases each once', () => {
    const registry = new ConnectionRegistry();
    const caller = testCaller({ planId: 'FREE' });
    const { connectionsMax } = planLimits('FREE');
    const releases = Array.from({ length: connectionsMax }, () => registry.reserve(caller));
    expect(() => registry.reserve(caller)).toThrow(expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }));
    expect(() => registry.reserve(testCaller({ planId: 'FREE', apiKeyId: 'key_other' }))).not.toThrow();
    releases[0]?.();
    releases[0]?.();
    registry.reserve(caller);
    expect(() => registry.reserve(caller)).toThrow(expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }));
  });
});

it('closes connections gradually, and none after the signal', async () => {
  const registry = new ConnectionRegistry();
  const closed: string[] = [];
  const open = (name: string) => {
    const connection = {
      projectId: null,
      inspect: () => undefined,
      close: (code: number) => {
        closed.push(`${name} ${code}`);
        registry.remove(connection);
      },
    };
    registry.add(connection);
  };
  for (const name of ['a', 'b', 'c', 'd']) open(name);
  const done = registry.closeGradually(1001, 'restart', 800, new AbortController().signal);
  expect(closed).toEqual(['a 1001']);
  await done;
  expect(closed).toEqual(['a 1001', 'b 1001', 'c 1001', 'd 1001']);

  for (const name of ['e', 'f']) open(name);
  const hurry = new AbortController();
  const long = registry.closeGradually(1001, 'restart', 3_600_000, hurry.signal);
  hurry.abort();
  await long;
  expect(registry.size).toBe(1);
});

describe('connection-reporter', () => {
  const open: OpenConnections = { projectId: 'proj_a', apiKeyId: 'key_a', connections: 2 };

  function setUp() {
    const state = { list: [] as OpenConnections[] };
    const record = vi.fn<(list: readonly OpenConnections[]) => Promise<unknown>>(() => Promise.resolve());
    const onError = vi.fn();
    return { state, record, onError, reporter: new ConnectionReporter({ list: () => state.list, record, onError }) };
  }

  it('reports open connections repeatedly, then once that none are left', async () => {
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

  it('reports again that none are left if that couldn’t be recorded', async () => {
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
});

describe('connection-share', () => {
  function startProcesses(count: number) {
    const time = { now: 0 };
    const processes = Array.from({ length: count }, (_, from) => {
      const share: ConnectionShare = new ConnectionShare({
        from,
        list: () => registry.listOpen(),
        send: (message) => {
          for (const [other, listener] of processes.entries()) if (other !== from) listener.share.receive(message);
        },
        now: () => time.now,
      });
      const registry = new ConnectionRegistry(share);
      return { share, registry };
    });
    const broadcast = () => {
      for (const { share } of processes) share.broadcast();
    };
    return { time, processes, broadcast };
  }

  const caller = testCaller({ planId: 'FREE' });
  const { connectionsMax } = planLimits('FREE');
  const exceeded = expect.objectContaining({ code: 'CONNECTIONS_EXCEEDED' }) as Error;

  it('limits a key’s connections across all processes', () => {
    const { processes, broadcast } = startProcesses(2);
    const [one, other] = processes.map(({ registry }) => registry);
    const releases = Array.from({ length: connectionsMax - 1 }, () => one?.reserve(caller));
    broadcast();
    other?.reserve(caller);
    expect(() => other?.reserve(caller)).toThrow(exceeded);
    expect(() => other?.reserve(testCaller({ planId: 'FREE', apiKeyId: 'key_other' }))).not.toThrow();
    broadcast();
    expect(() => one?.reserve(caller)).toThrow(exceeded);
    for (const release of releases) release?.();
    broadcast();
    expect(() => other?.reserve(caller)).not.toThrow();
  });

  it('forgets the connections of a silent process', () => {
    const { time, processes, broadcast } = startProcesses(2);
    const [one, other] = processes.map(({ registry }) => registry);
    for (let open = 0; open < connectionsMax; open += 1) one?.reserve(caller);
    broadcast();
    expect(() => other?.reserve(caller)).toThrow(exceeded);
    time.now += 3_001;
    expect(() => other?.reserve(caller)).not.toThrow();
  });

  describe.each([2, 5])('%i processes on the bus', (count) => {
    /** Messages arrive after everything that happens at the same time. */
    function startFleet() {
      const fleet = { count, isConnected: true };
      const registries: ConnectionRegistry[] = [];
      const shares: ConnectionShare[] = [];
      const start = (from: number) => {
        const share: ConnectionShare = new ConnectionShare({
          from,
          list: () => registry.listOpen(),
          send: (message) => {
            setImmediate(() => {
              for (const [other, receiver] of shares.entries()) if (other !== from && fleet.isConnected) receiver.receive(message);
            });
          },
          bus: { fleet, countOf: (subject) => registry.countOf(subject) },
          now: () => 0,
        });
        const registry = new ConnectionRegistry(share);
        [shares[from], registries[from]] = [share, registry];
      };
      for (let from = 0; from < count; from += 1) start(from);
      return { fleet, registries, restart: start };
    }

    async function open(registry: ConnectionRegistry): Promise<boolean> {
      let release: (() => void) | undefined;
      try {
        release = registry.reserve(caller);
        await registry.confirm(caller);
        return true;
      } catch {
        release?.();
        return false;
      }
    }

    const openAll = async (registries: readonly ConnectionRegistry[], each: number) =>
      (await Promise.all(registries.flatMap((registry) => Array.from({ length: each }, () => open(registry))))).filter(Boolean).length;

    it('open as many as one does, however many ask at the same time', async () => {
      expect(await openAll(startFleet().registries, connectionsMax * 2)).toBe(connectionsMax);
    });

    it('open no more if one restarts while the others have all', async () => {
      const { registries, restart } = startFleet();
      expect(await openAll(registries.slice(1), connectionsMax)).toBe(connectionsMax);
      restart(0);
      expect(await openAll(registries, 3)).toBe(0);
    });

    it('open their share each while the bus is gone, and as many as one does when it is back', async () => {
      const { fleet, registries } = startFleet();
      fleet.isConnected = false;
      const share = Math.floor(connectionsMax / count);
      expect(await openAll(registries, connectionsMax)).toBe(share * count);
      fleet.isConnected = true;
      for (const registry of registries) await open(registry);
      expect(await openAll(registries, 3)).toBe(0);
    });
  });

  it('reports once that none are left', () => {
    const [open, send] = [[['key_a', 1]] as [string, number][], vi.fn()];
    const share = new ConnectionShare({ from: 1, list: () => open, send });
    share.broadcast();
    open.length = 0;
    share.broadcast();
    share.broadcast();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
