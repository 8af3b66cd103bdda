import { expect, it } from 'vitest';
import { FilterTokens, nodeTagOf } from './filter-tokens.ts';

const tokens = new FilterTokens('secret');
const nodeTag = nodeTagOf('http://node');
const filter = { nodeTag, id: '0x00fA' };

it('returns the node’s filter to the client that created it', () => {
  const token = tokens.seal('proj_1 ethereum', filter);
  expect(token).toMatch(/^0x1[0-9a-f]{24}00fA$/u);
  expect(tokens.open('proj_1 ethereum', token)).toEqual(filter);
  expect(new FilterTokens('secret').open('proj_1 ethereum', token)).toEqual(filter);
});

it.each([
  ['another project', (token: string) => tokens.open('proj_2 ethereum', token)],
  ['another chain', (token: string) => tokens.open('proj_1 base', token)],
  ['another secret', (token: string) => new FilterTokens('other').open('proj_1 ethereum', token)],
  ['another filter', (token: string) => tokens.open('proj_1 ethereum', `${token.slice(0, -1)}B`)],
  ['the node’s own ID', () => tokens.open('proj_1 ethereum', '0x00fA')],
  ['something else', () => tokens.open('proj_1 ethereum', 'filter')],
])('finds nothing for %s', (_case, open) => {
  expect(open(tokens.seal('proj_1 ethereum', filter))).toBeNull();
});

it('leaves IDs that aren’t hex numbers', () => {
  expect(tokens.seal('proj_1 ethereum', { nodeTag, id: 'abc' })).toBe('abc');
});
