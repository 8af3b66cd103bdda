import { expect, test } from 'vitest';
import { statisticsPeriod } from './statistics-period.ts';

const nowMs = Date.UTC(2026, 2, 14, 12, 0, 10);
const fromMs = Date.UTC(2026, 2, 14, 10);

test('compares a sliding range with the previous one', () => {
  expect(statisticsPeriod({ range: '1h', span: null }, nowMs)).toEqual({
    period: { periodSecs: 3600 },
    before: { periodSecs: 3600, endsSecsAgo: 3600 },
    lengthSecs: 3600,
    isLive: true,
  });
});

test('keeps a past span', () => {
  expect(statisticsPeriod({ range: '1h', span: { fromMs, toMs: fromMs + 3_600_000 } }, nowMs)).toEqual({
    period: { from: '2026-03-14T10:00:00.000Z', to: '2026-03-14T11:00:00.000Z' },
    before: { from: '2026-03-14T09:00:00.000Z', to: '2026-03-14T10:00:00.000Z' },
    lengthSecs: 3600,
    isLive: false,
  });
});

test('rounds a span until now up to the minute', () => {
  const open = { range: '1h', span: { fromMs, toMs: null } } as const;
  expect(statisticsPeriod(open, nowMs)).toMatchObject({ period: { to: '2026-03-14T12:01:00.000Z' }, isLive: true });
  expect(statisticsPeriod(open, nowMs + 30_000).period).toEqual(statisticsPeriod(open, nowMs).period);
  expect(statisticsPeriod(open, nowMs + 40_000).period.to).toBe('2026-03-14T12:02:00.000Z');
});

test('never returns a negative span', () => {
  const { lengthSecs } = statisticsPeriod({ range: '1h', span: { fromMs: nowMs + 86_400_000, toMs: null } }, nowMs);
  expect(lengthSecs).toBe(60);
});
