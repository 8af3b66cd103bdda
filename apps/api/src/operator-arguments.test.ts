import { expect, test } from 'vitest';
import { parsePromoCodeArguments, parsePartnerArguments } from './operator-arguments.ts';

const now = new Date('2027-01-01T00:00:00Z');
const parse = (line: string) => parsePromoCodeArguments(line.split(' ').filter(Boolean), now);

test.each([
  ['SPRING 25', { code: 'SPRING', amountCents: 2_500 }],
  ['spring-27 2.5', { code: 'SPRING-27', amountCents: 250 }],
  ['SPRING 19.99', { code: 'SPRING', amountCents: 1_999 }],
  ['SPRING 0.01 --activations 3', { code: 'SPRING', amountCents: 1, activationsMax: 3 }],
  ['SPRING 10 --ends 2027-01-31', { code: 'SPRING', amountCents: 1_000, endsAt: new Date('2027-01-31T00:00:00Z') }],
])('parses %j', (line, expected) => {
  expect(parse(line)).toEqual(expected);
});

test.each([
  ['', 'a code is missing'],
  ['AB 5', '3 to 64'],
  ['SPRING', 'amount in USD is missing'],
  ['SPRING 0', 'above 0'],
  ['SPRING 1.999', 'two decimals'],
  ['SPRING 1e3', 'two decimals'],
  ['SPRING 5 --activations 0', '--activations'],
  ['SPRING 5 --ends 2026-12-31', 'in the past'],
  ['SPRING 5 --ends soon', '--ends is a day'],
  ['SPRING 5 --unknown 1', 'unknown'],
  ['SPRING 5 6', 'unexpected argument: 6'],
])('rejects %j with a reason and the usage', (line, message) => {
  expect(() => parse(line)).toThrow(message);
  expect(() => parse(line)).toThrow('Usage: npm run promo:create');
});

test('parses a project to approve, or to decline', () => {
  expect(parsePartnerArguments(['proj_1'])).toEqual({ projectId: 'proj_1', status: 'approved' });
  expect(parsePartnerArguments(['--decline', 'proj_1'])).toEqual({ projectId: 'proj_1', status: 'declined' });
});

test.each([[[]], [['proj_1', 'proj_2']], [['--all']], [['key_1']]])('rejects %j', (words) => {
  expect(parsePartnerArguments(words)).toBeNull();
});
