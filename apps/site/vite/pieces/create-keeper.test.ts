// @vitest-environment node
import { expect, it } from 'vitest';
import { createKeeper } from './create-keeper.ts';

it('knows the text again that it was given last', () => {
  const keep = createKeeper();
  const first = keep('one');
  expect(keep('one')).toBe(first);
  expect(keep('two')).toEqual({ text: 'two' });
  expect(keep('one')).toEqual(first);
});
