import { expect, it } from 'vitest';
import { overallState, type PartState } from './status-content.ts';

const of = (...states: PartState[]) => overallState(states.map((state) => ({ state })));

it('is failing if a part is failing', () => {
  expect(of('up', 'failing', 'unknown')).toBe('failing');
});

it('is up if a part is up and none is failing', () => {
  expect(of('unknown', 'up')).toBe('up');
});

it('is unknown without known parts', () => {
  expect(of('unknown')).toBe('unknown');
  expect(of()).toBe('unknown');
});
