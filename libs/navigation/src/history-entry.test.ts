import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseHistoryEntry } from './history-entry.ts';

it('reads back every entry that was written', () => {
  const entry = fc.record({ key: fc.string({ minLength: 1 }), index: fc.integer() });
  fc.assert(
    fc.property(entry, (written) => {
      expect(parseHistoryEntry(structuredClone(written))).toEqual(written);
    }),
  );
});

it.each([null, undefined, 'x', 1, {}, { key: '', index: 0 }, { key: 'a' }, { key: 'a', index: 0.5 }, { key: 1, index: 1 }])(
  'takes %j for no entry of ours',
  (state) => expect(parseHistoryEntry(state)).toBeUndefined(),
);
