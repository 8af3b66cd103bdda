import type { Fleet } from '@onepoint/bus';
import { burstSeconds, planLimits } from '@onepoint/plans-domain';
import { describe, expect, it } from 'vitest';
import { KeyLimiter } from './key-limiter.ts';
import { DailyUsage } from './key-usage.ts';
import { RateLimiter } from './rate-limiter.ts';
import { shareIntervalMs, SpendingShare } from './spending.ts';
import { UnitShare } from './unit-share.ts';

const tickMs = 5;
const latencyMs = 5;
const { requestsPerSecond } = planLimits('FREE');
const limitedKey = {
  apiKeyId: 'key_a',
  keyLimits: { requestsPerSecond: 20, computeUnitsPerDay: null, computeUnitsPerMonth: null, recorded: null },
};

type SpendingMessage = Parameters<SpendingShare['receive']>[0];

interface Process {
  readonly plans: RateLimiter;
  readonly keys: KeyLimiter;
  readonly share: SpendingShare;
  /** Offset of the process's broadcasts within a round. */
  readonly phase: number;
}

function createFleet(size: number) {
  const state = { now: 0, isConnected: true };
  const fleet: Fleet = {
    get count() {
      return size;
    },
    get isConnected() {
      return state.isConnected;
    },
  };
  const processes: Process[] = [];
  const underway: { from: number; message: SpendingMessage; at: number }[] = [];
  const now = () => state.now;
  const start = (index: number) => {
    const plans = new RateLimiter({ now, isShared: true, fleet });
    const keys = new KeyLimiter({ now, elapsed: now, isShared: true, fleet });
    const send = (message: SpendingMessage) => {
      if (state.isConnected) underway.push({ from: index, message, at: state.now + latencyMs });
    };
    processes[index] = { plans, keys, share: new SpendingShare({ plans, keys, send }), phase: index * 10 };
  };
  for (let index = 0; index < size; index += 1) start(index);
  return {
    processes,
    state,
    restart: start,
    tick: () => {
      state.now += tickMs;
      for (const message of underway.splice(0)) {
        if (message.at > state.now) underway.push(message);
        else for (const [index, { share }] of processes.entries()) if (index !== message.from) share.receive(message.message);
      }
      for (const { share, phase } of processes) if ((state.now + phase) % shareIntervalMs === 0) share.broadcast();
    },
  };
}

interface Load {
  readonly seconds: number;
  readonly arrivals: (ms: number) => number;
  /** Index of the process that gets the n-th request. */
  readonly route: (request: number, size: number) => number;
  readonly restartAtMs?: number | undefined;
}

function admit(size: number, { seconds, arrivals, route, restartAtMs }: Load, limit: 'plan' | 'key'): number {
  const fleet = createFleet(size);
  // Let the processes run for a while, so that they start with full budgets.
  for (let ms = 0; ms < 5_000; ms += tickMs) fleet.tick();
  let [request, admitted] = [0, 0];
  for (let ms = 0; ms < seconds * 1_000; ms += tickMs) {
    if (ms === restartAtMs) fleet.restart(0);
    for (let left = arrivals(ms); left > 0; left -= 1) {
      const target = fleet.processes[route(request, size)];
      request += 1;
      if (target !== undefined && take(target, limit)) admitted += 1;
    }
    fleet.tick();
  }
  return admitted;
}

function take({ plans, keys }: Process, limit: 'plan' | 'key'): boolean {
  if (limit === 'plan') return plans.take('proj_a', 'FREE', 1, 0) === 0;
  try {
    keys.checkRate(limitedKey, 1);
  } catch {
    return false;
  }
  keys.takeRate(limitedKey, 1);
  return true;
}

const inTurn = (request: number, size: number) => request % size;
const toOne = () => 0;
const steady = () => 1;
/** Every three seconds, requests for twice the budget arrive within 50 ms. */
const burst = requestsPerSecond * burstSeconds;
const bursts = (ms: number) => (ms % 3_000 < 50 ? burst / 5 : 0);

const loads: Readonly<Record<string, Load>> = {
  'a steady flood, in turn': { seconds: 20, arrivals: steady, route: inTurn },
  'a steady flood to one process': { seconds: 20, arrivals: steady, route: toOne },
  'bursts, in turn': { seconds: 30, arrivals: bursts, route: inTurn },
  'a flood while a process restarts': { seconds: 20, arrivals: steady, route: inTurn, restartAtMs: 10_000 },
};

describe.each([2, 5])('%i processes', (size) => {
  it.each(Object.entries(loads))('admit as much as a single one, within 5%%: %s', (_name, load) => {
    for (const limit of ['plan', 'key'] as const) {
      // Not restarted: a single restarted process would start with a full budget.
      const alone = admit(1, { ...load, restartAtMs: undefined }, limit);
      const together = admit(size, load, limit);
      expect(together / alone).toBeGreaterThan(0.95);
      expect(together / alone).toBeLessThan(1.05);
    }
  });

  it('each apply their share while the bus is down, and the whole limit together when it is back', () => {
    const fleet = createFleet(size);
    const run = (seconds: number): number => {
      let admitted = 0;
      for (let ms = 0; ms < seconds * 1_000; ms += tickMs) {
        for (const target of fleet.processes) if (take(target, 'plan')) admitted += 1;
        fleet.tick();
      }
      return admitted;
    };
    run(5);
    for (const isConnected of [false, true]) {
      fleet.state.isConnected = isConnected;
      const admitted = run(20);
      expect(admitted / (20 * requestsPerSecond)).toBeGreaterThan(0.95);
      expect(admitted / (20 * requestsPerSecond)).toBeLessThan(1.05);
    }
  });
});

it('adds up compute units of limits per day between reads of the database', () => {
  const owner = { projectId: 'proj_a', planId: 'FREE' } as const;
  const recorded = { date: '1970-01-01', computeUnits: 0 };
  const [first, second] = [new DailyUsage(() => 0, true), new DailyUsage(() => 0, true)];
  const keys = new KeyLimiter().units;
  const receiver = new UnitShare({ keys, quotas: second, send: () => undefined });
  const sender = new UnitShare({ keys, quotas: first, send: (message) => receiver.receive(message) });
  first.add(owner, 500);
  second.add(owner, 20);
  sender.broadcast();
  sender.broadcast();
  expect([first.get(owner, recorded), second.get(owner, recorded)]).toEqual([500, 520]);
});
