import { expect, test } from 'vitest';
import { parseParams } from './parse-params.ts';

test.each([
  ['', []],
  [' \n', []],
  ['["latest", false]', ['latest', false]],
  ['{"block": 1}', { block: 1 }],
])('%j are parameters', (text, params) => {
  expect(parseParams(text)).toEqual({ params });
});

test.each(['7', '"latest"', 'null', 'true'])('%s is neither array nor object', (text) => {
  expect(parseParams(text)).toEqual({ problem: 'shape' });
});

test.each(['["latest"', '[latest]', '{"block": 1,}'])('%s is not JSON', (text) => {
  expect(parseParams(text)).toEqual({ problem: 'json' });
});
