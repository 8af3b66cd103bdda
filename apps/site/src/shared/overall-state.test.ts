import { expect, it } from 'vitest';
import { overallState } from './overall-state.ts';
import type { PartState } from './status-content.ts';

const of = (...states: PartState[]) => overallState(states.map((state) => ({ state })));

it('is failing as soon as one part is', () => {
  expect(of('up', 'failing', 'unknown')).toBe('failing');
});

it('is up where a part is and none fails', () => {
  expect(of('unknown', 'up')).toBe('up');
});

it('is never up where nothing is known', () => {
  expect(of('unknown')).toBe('unknown');
  expect(of()).toBe('unknown');
});
