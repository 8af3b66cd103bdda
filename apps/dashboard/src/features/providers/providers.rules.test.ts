import { ApiError } from '@onepoint/api-client';
import { describe, expect, test } from 'vitest';
import {
  providerFieldErrors,
  providerFault,
  formatStatisticsView,
  parseStatisticsView,
  rangeTerms,
  chainSeries,
} from './providers.rules.ts';

describe('providerFieldErrors', () => {
  const fields = { name: 'Frankfurt', chain: 'base', url: ' https://node.example.com/key ', weight: 10 };

  test('accepts valid fields', () => {
    expect(providerFieldErrors(fields)).toEqual({});
  });

  test.each([
    ['name', { name: ' ' }],
    ['chain', { chain: '' }],
    ['url', { url: 'node.example.com' }],
    ['url', { url: 'wss://node.example.com' }],
    ['url', { url: 'https://node' }],
    ['weight', { weight: 11 }],
  ])('reports an error only for an invalid %s', (field, changes) => {
    expect(Object.keys(providerFieldErrors({ ...fields, ...changes }))).toEqual([field]);
  });

  test('explains the format of a URL', () => {
    expect(providerFieldErrors({ ...fields, url: 'node.example.com' })).toEqual({ url: { key: 'validation.extendedUrl', values: {} } });
  });

  test('accepts the saved URL and validates a new one', () => {
    const saved = { ...fields, url: 'http://geth:8545' };
    expect(providerFieldErrors(saved, 'http://geth:8545')).toEqual({});
    expect(Object.keys(providerFieldErrors({ ...saved, url: 'http://erigon:8545' }, 'http://geth:8545'))).toEqual(['url']);
  });
});

describe('providerFault', () => {
  const refusal = (code: string, details?: Record<string, unknown>) =>
    new ApiError({ code, message: 'No', status: 422, requestId: 'req_1', ...(details && { details }) });

  test('returns only reasons that this version knows', () => {
    expect(providerFault(refusal('PROVIDER_REFUSED', { reason: 'wrongChain' }))).toBe('wrongChain');
    expect(providerFault(refusal('PROVIDER_REFUSED', { reason: 'tooOld' }))).toBeUndefined();
    expect(providerFault(refusal('LIMIT_REACHED', { reason: 'wrongChain' }))).toBeUndefined();
    expect(providerFault(new Error('offline'))).toBeUndefined();
  });
});

describe('provider statistics view', () => {
  test('round-trips the view through the URL and keeps other parameters', () => {
    const view = { providerId: 'prov_1', range: '7d', zone: 'utc' } as const;
    const search = formatStatisticsView(new URLSearchParams('scenario=provider'), view);
    expect(search.get('scenario')).toBe('provider');
    expect(parseStatisticsView(search)).toEqual(view);
  });

  test.each(['', 'range=2d&provider=', 'range=&provider=%3Cscript%3E&tz=mars'])(
    '%j falls back to all nodes, 24 hours and local time',
    (text) => {
      expect(parseStatisticsView(new URLSearchParams(text))).toEqual({ providerId: null, range: '24h', zone: 'local' });
    },
  );

  test('never requests more buckets than the API returns', () => {
    for (const { periodSecs, granularityInSecs } of Object.values(rangeTerms))
      expect(periodSecs / granularityInSecs).toBeLessThanOrEqual(500);
  });
});

describe('chainSeries', () => {
  const one = (chain: string, method: string, requests: number[]) => ({
    chain,
    method,
    requests,
    errors: [1, 0],
    computeUnits: [0, 0],
    total: { requests: requests.reduce((sum, value) => sum + value, 0), errors: 1, computeUnits: 0, p50Ms: null, p95Ms: null },
  });

  test('sums the methods of a chain, sorts by total and excludes failed requests from served ones', () => {
    const buckets = ['2026-03-14T11:00:00.000Z', '2026-03-14T12:00:00.000Z'];
    const series = [one('bsc', 'eth_call', [1, 2]), one('base', 'eth_call', [3, 4]), one('base', 'eth_getLogs', [5, 6])];
    const seriesOf = (measure: 'served' | 'errors') => chainSeries({ buckets, series }, measure, (slug) => slug.toUpperCase());
    expect(seriesOf('served')).toEqual({
      timesMs: buckets.map((bucket) => Date.parse(bucket)),
      series: [
        { id: 'base', label: 'BASE', values: [6, 10] },
        { id: 'bsc', label: 'BSC', values: [0, 2] },
      ],
    });
    expect(seriesOf('errors').series.map(({ id, values }) => [id, values])).toEqual([
      ['base', [2, 0]],
      ['bsc', [1, 0]],
    ]);
  });
});
