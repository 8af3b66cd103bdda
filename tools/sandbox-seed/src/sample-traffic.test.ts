import { expect, it } from 'vitest';
import { dayMs, hourMs, sampleTraffic } from './sample-traffic.ts';

// A Monday.
const startsAt = new Date('2026-11-02T09:00:00Z');
const now = new Date(startsAt.getTime() + 14 * dayMs);
const keys = new Map((['production', 'indexer', 'staging'] as const).map((name) => [name, { id: name, createdAt: startsAt }] as const));
const traffic = (from: Date, to: Date, apiKeys: Parameters<typeof sampleTraffic>[0]['apiKeys'] = keys) =>
  sampleTraffic({ projectId: 'proj_1', apiKeys, startsAt, from, to, now });
const requestsAt = (at: string, apiKeyId: string): number => {
  const from = new Date(at);
  const rows = traffic(from, new Date(from.getTime() + hourMs));
  return rows.filter((row) => row.apiKeyId === apiKeyId).reduce((sum, { requests }) => sum + requests, 0);
};

it('gives the same rows each time', () => {
  expect(traffic(startsAt, now)).toEqual(traffic(startsAt, now));
});

it('has a daily rhythm, quiet weekends, and an indexer that never rests', () => {
  expect(requestsAt('2026-11-04T15:00:00Z', 'production')).toBeGreaterThan(2 * requestsAt('2026-11-04T03:00:00Z', 'production'));
  expect(requestsAt('2026-11-04T15:00:00Z', 'production')).toBeGreaterThan(requestsAt('2026-11-07T15:00:00Z', 'production'));
  expect(requestsAt('2026-11-07T15:00:00Z', 'staging')).toBe(0);
  expect(requestsAt('2026-11-07T03:00:00Z', 'indexer')).toBeGreaterThan(0);
});

it('counts outcomes as the gateway does', () => {
  const rows = traffic(startsAt, now);
  for (const { requests, errors, errorsByStatus = [], latencies = [] } of rows) {
    expect(errors).toBeLessThanOrEqual(requests);
    expect(errorsByStatus.reduce((sum, count) => sum + count, 0)).toBe(errors);
    expect(latencies.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(requests);
    expect(Math.min(...latencies, ...errorsByStatus)).toBeGreaterThanOrEqual(0);
  }
  const [requests, errors] = [rows.reduce((sum, row) => sum + row.requests, 0), rows.reduce((sum, row) => sum + row.errors, 0)];
  expect(errors / requests).toBeGreaterThan(0.001);
  expect(errors / requests).toBeLessThan(0.02);
});

it('has one row per minute in the last two hours', () => {
  const minutes = new Set(traffic(new Date(now.getTime() - hourMs), now).map(({ minute }) => minute.getTime()));
  expect(minutes.size).toBe(60);
});

it('has no requests with a key before the key exists', () => {
  const later = new Map(keys).set('indexer', { id: 'indexer', createdAt: new Date(startsAt.getTime() + dayMs) });
  const rows = traffic(startsAt, new Date(startsAt.getTime() + dayMs), later);
  expect(rows.some(({ apiKeyId }) => apiKeyId === 'indexer')).toBe(false);
});
