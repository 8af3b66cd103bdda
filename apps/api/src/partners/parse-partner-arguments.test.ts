import { expect, test } from 'vitest';
import { parsePartnerArguments } from '../operator-arguments.ts';

test('a project is approved, or declined when that is said', () => {
  expect(parsePartnerArguments(['proj_1'])).toEqual({ projectId: 'proj_1', status: 'approved' });
  expect(parsePartnerArguments(['--decline', 'proj_1'])).toEqual({ projectId: 'proj_1', status: 'declined' });
});

test.each([[[]], [['proj_1', 'proj_2']], [['--all']], [['key_1']]])('%j decides nothing', (words) => {
  expect(parsePartnerArguments(words)).toBeNull();
});
