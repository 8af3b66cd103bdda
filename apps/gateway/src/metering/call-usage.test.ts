import { type ErrorCode, errorCodes } from '@onepoint/gateway-errors';
import { errorStatuses } from '@onepoint/plans-domain';
import { describe, expect, it, vi } from 'vitest';
import { KeyLimiter } from '../limits/key-limiter.ts';
import { DailyUsage } from '../limits/key-usage.ts';
import { GatewayMetrics } from '../metrics/gateway-metrics.ts';
import { meter } from '../pipeline/meter.ts';
import { noFailures } from '../rpc/judge-answer.ts';
import { parseRequest } from '../rpc/parse-request.ts';
import { testCaller } from '../testing/access.ts';
import { RequestLog } from './request-log.ts';
import { UsageMeter } from './usage-meter.ts';
import { errorCounter, errorStatusOf, methodBucket } from './call-usage.ts';

describe('error-status-of', () => {
  it.each([
    ['RATE_LIMITED', 'rateLimited'],
    ['QUOTA_EXCEEDED', 'rateLimited'],
    ['CONNECTIONS_EXCEEDED', 'rateLimited'],
    ['KEY_MONTHLY_LIMIT_REACHED', 'rateLimited'],
    ['BALANCE_EXHAUSTED', 'unpaid'],
    ['KEY_PAUSED', 'forbidden'],
    ['METHOD_NOT_LISTED', 'forbidden'],
    ['METHOD_REFUSED', 'invalid'],
    ['BODY_TOO_LARGE', 'invalid'],
    ['UPSTREAM_FAILED', 'upstreamFailed'],
    ['UPSTREAM_TIMEOUT', 'upstreamFailed'],
    ['INTERNAL', 'internal'],
  ] as const)('%s counts as %s', (code, status) => {
    expect(errorStatusOf(code)).toBe(status);
  });

  it('never counts gateway rejections as node errors', () => {
    for (const code of Object.keys(errorCodes) as ErrorCode[]) expect(errorStatusOf(code)).not.toBe('upstreamError');
  });

  it('has one counter per status, in storage order', () => {
    expect(errorStatuses.map((status) => errorCounter(status))).toEqual([...errorStatuses.keys()]);
  });
});

it('counts calls that were answered without the provider, or rejected, for no provider', () => {
  const services = {
    meter: new UsageMeter(),
    metrics: new GatewayMetrics(),
    requestLog: new RequestLog(),
    dailyUsage: new DailyUsage(),
    keyLimiter: new KeyLimiter(),
  };
  const add = vi.spyOn(services.meter, 'add');
  const methods = ['eth_call', 'eth_getBalance', 'eth_getLogs'];
  const rpc = parseRequest(JSON.stringify(methods.map((method, id) => ({ jsonrpc: '2.0', id, method }))), true);
  const usage = meter(rpc, testCaller(), 'base', services, { requestId: 'req_a', transport: 'http', arrivedAt: 0 });
  const outcomes = [{ knownResult: '"0x1"' }, { refusal: 'NODES_DISAGREE' as const }, {}];
  usage.refine({ ...rpc, calls: rpc.calls.map((call, index) => ({ ...call, ...outcomes[index] })) });
  usage.askedProvider('prov_a');
  usage.answered(noFailures);
  expect(add.mock.calls.map(([, { method, providerId }, { computeUnits }]) => [method, providerId, computeUnits])).toEqual([
    ['eth_call', null, 26],
    ['eth_getBalance', null, 0],
    ['eth_getLogs', 'prov_a', 60],
  ]);
});

describe('method-bucket', () => {
  it('counts priced methods and notifications under their name', () => {
    expect(methodBucket('eth_call')).toEqual({ name: 'eth_call', isBounded: true });
    expect(methodBucket('eth_subscription')).toEqual({ name: 'eth_subscription', isBounded: true });
  });

  it('counts plausible method names under their name, as long as the meter allows', () => {
    expect(methodBucket('zks_getBlockDetails')).toEqual({ name: 'zks_getBlockDetails', isBounded: false });
  });

  it.each(['', 'call', '_x', 'eth_', 'ETH_CALL', 'eth_ca\0ll', 'eth_<script>', 'eth_приём', `eth_${'x'.repeat(48)}`, 'eth call_x'])(
    'counts %j as other',
    (method) => {
      expect(methodBucket(method)).toEqual({ name: 'other', isBounded: true });
    },
  );
});
