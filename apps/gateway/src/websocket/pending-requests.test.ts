import { expect, it } from 'vitest';
import { DailyUsage } from '../limits/daily-usage.ts';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { UsageMeter } from '../metering/usage-meter.ts';
import { meter } from '../pipeline/meter.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testCaller } from '../testing/access.ts';
import { PendingRequests } from './pending-requests.ts';

const batch = parseRequest('[{"jsonrpc":"2.0","id":1,"method":"eth_call"},{"jsonrpc":"2.0","id":1,"method":"eth_call"}]', true);
const usage = meter(batch, testCaller(), 'base', { meter: new UsageMeter(), dailyUsage: new DailyUsage(), keyLimiter: new KeyLimiter() });

it('finds a request by the id of any of its calls, once, though the client uses an id twice', () => {
  const pending = new PendingRequests();
  const first = pending.add(batch, usage, 10);
  const second = pending.add(batch, usage, 20);
  expect(pending.calls).toBe(4);
  expect(pending.take([99, second.firstId + 1])).toBe(second);
  expect(pending.take([second.firstId])).toBeUndefined();
  expect(pending.take([first.firstId])).toBe(first);
  expect(pending.calls).toBe(0);
});

it('gives up what has waited too long and nothing else', () => {
  const pending = new PendingRequests();
  const early = pending.add(batch, usage, 10);
  const late = pending.add(batch, usage, 20);
  expect(pending.takeExpired(10)).toEqual([early]);
  expect(pending.takeAll()).toEqual([late]);
  expect(pending.calls).toBe(0);
});
