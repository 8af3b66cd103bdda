import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('joins only the names that are set, in order', () => {
  expect(classNames('a', undefined, false, null, '', 'b')).toBe('a b');
});
