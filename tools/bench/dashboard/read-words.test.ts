import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const known = ['paint', 'clicks', 'heap'];

it('measures everything where no part is named, and only what is named otherwise', () => {
  expect(readWords([], known)).toEqual({ names: known });
  expect(readWords(['heap', 'paint'], known)).toEqual({ names: ['heap', 'paint'] });
});

it('takes the address of a product that runs, in any place', () => {
  expect(readWords(['http://localhost:4000/'], known)).toEqual({ names: known, origin: 'http://localhost:4000' });
  expect(readWords(['clicks', 'http://localhost:4000'], known)).toEqual({ names: ['clicks'], origin: 'http://localhost:4000' });
});

it('names the parts there are when it is asked for another', () => {
  expect(() => readWords(['pain'], known)).toThrow('paint, clicks, heap');
});
