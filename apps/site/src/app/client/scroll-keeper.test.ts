import { expect, test } from 'vitest';
import { keepScroll } from './scroll-keeper.ts';

const scrollTo = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};

test('a position belongs to the entry whose page is on screen, until the next page has been drawn', () => {
  const scroll = keepScroll('first');
  scrollTo(700);
  scroll.note();
  scroll.follow('second');
  scrollTo(400);
  scroll.note();
  scroll.follow('first');
  expect(scroll.find('first')).toEqual({ x: 0, y: 700 });
  expect(scroll.find('second')).toEqual({ x: 0, y: 400 });
});
