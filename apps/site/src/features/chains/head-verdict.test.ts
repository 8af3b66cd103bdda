import type { ChainHead } from '@onepoint/api-contract';
import { describe, expect, it } from 'vitest';
import { judgeHead, formatSpan } from './head-verdict.tsx';

describe('judgeHead', () => {
  const head: ChainHead = {
    slug: 'ethereum',
    bestBlock: 100,
    bestBlockSince: '2026-11-21T10:00:00.000Z',
    endpointBlock: 100,
    nodes: 2,
    nodesAnswered: 2,
    checkedAt: '2026-11-21T10:00:05.000Z',
  };
  const blockTimeMs = 12_000;

  const after = (checkedAt: string): ChainHead => ({ ...head, checkedAt });

  it.each([
    ['is in sync if the browser got the best block', head, 100n, { kind: 'inStep', nodes: 2 }],
    ['is in sync if the browser got a newer block than the best one', head, 107n, { kind: 'inStep', nodes: 2 }],
    ['is near if it lags within propagation time', head, 97n, { kind: 'near', blocks: 3, behindMs: 36_000 }],
    ['is behind if it lags more', head, 96n, { kind: 'behind', blocks: 4, behindMs: 48_000 }],
    [
      'uses the block of the API if the browser has not measured',
      { ...head, endpointBlock: 90 },
      undefined,
      { kind: 'behind', blocks: 10 },
    ],
    ['is silent if no node responds', { ...head, endpointBlock: null, nodesAnswered: 0 }, undefined, { kind: 'silent' }],
    ['is unknown if no node ever responded', { ...head, bestBlock: null, bestBlockSince: null }, 100n, { kind: 'unknown' }],
    ['is unknown without data', undefined, 100n, { kind: 'unknown' }],
  ] as const)('%s', (_what, given, block, verdict) => {
    expect(judgeHead(given, block, blockTimeMs)).toMatchObject(verdict);
  });

  it('reports a stalled chain only after ten block times and never for a newer block', () => {
    expect(judgeHead(after('2026-11-21T10:02:00.000Z'), 100n, blockTimeMs).kind).toBe('inStep');
    expect(judgeHead(after('2026-11-21T10:02:01.000Z'), 100n, blockTimeMs)).toEqual({ kind: 'stalled', standingMs: 121_000 });
    expect(judgeHead(after('2026-11-21T10:02:01.000Z'), 101n, blockTimeMs).kind).toBe('inStep');
    expect(judgeHead(after('2026-11-21T10:01:01.000Z'), 100n, 250).kind).toBe('stalled');
  });
});

describe('formatSpan', () => {
  it.each([
    [750, '0.8 sec'],
    [36_000, '36 sec'],
    [300_000, '5 min'],
    [7_200_000, '2 hr'],
  ])('formats %d ms as %s', (spanMs, text) => {
    expect(formatSpan(spanMs, 'en')).toBe(text);
  });
});
