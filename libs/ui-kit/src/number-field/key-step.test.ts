import { expect, it } from 'vitest';
import { keyStep } from './key-step.ts';

const sizes = { arrow: 1, shift: 100, page: 1000 };
const step = (key: string, shiftKey = false) => keyStep({ key, shiftKey }, sizes);

it('arrows step, further with Shift, furthest by page', () => {
  expect([step('ArrowUp'), step('ArrowDown')]).toEqual([1, -1]);
  expect([step('ArrowUp', true), step('ArrowDown', true)]).toEqual([100, -100]);
  expect([step('PageUp'), step('PageDown')]).toEqual([1000, -1000]);
});

it('leaves every other key alone', () => {
  expect(['a', '1', 'Enter', 'ArrowLeft', 'Home'].map((key) => step(key))).toEqual(Array.from({ length: 5 }, () => undefined));
});
