import { expect, it } from 'vitest';
import { textOf } from '../../../vite/pieces/text-of.ts';
import { keepMenu, menuAt } from './kept-menu.ts';

const numbers = Array.from({ length: 40 }, (_, index) => index);
const menu = keepMenu(
  numbers.map((number) => `${String(number)} `),
  numbers.map((number) => `[${String(number)}] `),
);

it.each([0, 15, 16, 39, -1])('marks the entry of its page (%i), and no other', (at) => {
  const written = numbers.map((number) => (number === at ? `[${String(number)}] ` : `${String(number)} `));
  expect(textOf(menuAt(menu, at))).toBe(written.join(''));
});

it('has fewer parts than entries', () => {
  expect(menuAt(menu, 3).length).toBeLessThan(20);
  expect(menuAt(menu, -1)).toHaveLength(3);
});
