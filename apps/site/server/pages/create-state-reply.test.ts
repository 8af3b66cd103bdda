// @vitest-environment node
import { expect, it } from 'vitest';
import type { ProbeReport } from '../../src/server/status/probe-report.ts';
import { createStateReply } from './create-state-reply.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);

function reportOf(fault: 'timeout' | null, atMs: number): ProbeReport {
  const history = { last: { atMs, fault, tookMs: 12 }, days: [] };
  return { intervalMs: 60_000, isKept: true, parts: [{ id: 'api', kind: 'api', name: '', history }] };
}

const read = async (report: ProbeReport, resolvedAt: string | null = '2026-11-20T10:40:00Z'): Promise<unknown> =>
  JSON.parse((await createStateReply(report, [{ resolvedAt }], nowMs).encode('identity')).body.toString());

it.each([
  ['up', null, nowMs - 1000],
  ['failing', 'timeout', nowMs - 1000],
  // A check an hour ago is too old.
  ['unknown', null, nowMs - 3_600_000],
] as const)('reports %s', async (state, fault, atMs) => {
  expect(await read(reportOf(fault, atMs))).toEqual({ state });
});

it('reports an incident that is not resolved, unless a part fails', async () => {
  expect(await read(reportOf(null, nowMs), null)).toEqual({ state: 'incident' });
  expect(await read(reportOf('timeout', nowMs), null)).toEqual({ state: 'failing' });
});

it('is never cached by browsers', async () => {
  const { headers } = await createStateReply(reportOf(null, nowMs), [], nowMs).encode('identity');
  expect(headers.join(' ')).toContain('cache-control no-cache');
});
