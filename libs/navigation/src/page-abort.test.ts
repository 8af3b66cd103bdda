import { expect, it } from 'vitest';
import { parsePageAbort } from './page-abort.ts';

it.each(['rewrite', 'redirect'] as const)('reads a %s', (kind) => {
  expect(parsePageAbort({ abort: { kind, to: '/docs' } })).toEqual({ kind, to: '/docs' });
});

it.each([
  null,
  1,
  'abort',
  {},
  { abort: null },
  { abort: { kind: 'redirect' } },
  { abort: { kind: 'rewrite', to: '' } },
  { abort: { kind: 'x', to: '/' } },
])('takes %j for none', (value) => expect(parsePageAbort(value)).toBeUndefined());
