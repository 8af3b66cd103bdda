import { expect, test } from 'vitest';
import { rememberCommand } from './remember-command.ts';

test('the newest is in front, once, and the oldest is forgotten', () => {
  expect(rememberCommand(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  expect(rememberCommand(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e']);
});
