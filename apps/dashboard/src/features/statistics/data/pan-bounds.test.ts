import { expect, test } from 'vitest';
import { panBounds } from './pan-bounds.ts';

const nowMs = Date.parse('2026-11-22T12:00:00Z');
const agoMs = (days: number): number => nowMs - days * 86_400_000;

test('a reader pans until now, and back for a year', () => {
  expect(panBounds({ fromMs: agoMs(7), toMs: agoMs(6) }, nowMs)).toEqual({ fromMs: agoMs(365), toMs: nowMs });
});

test('a part that was asked for lies within its bounds, however old it is, and though its last bucket ends later', () => {
  expect(panBounds({ fromMs: agoMs(800), toMs: agoMs(700) }, nowMs)).toEqual({ fromMs: agoMs(800), toMs: nowMs });
  expect(panBounds({ fromMs: agoMs(1), toMs: nowMs + 1 }, nowMs).toMs).toBe(nowMs + 1);
});
