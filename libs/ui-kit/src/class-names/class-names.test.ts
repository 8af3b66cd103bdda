import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('joins truthy names in order', () => {
  expect(classNames('a', undefined, false, null, '', 'b')).toBe('a b');
});
