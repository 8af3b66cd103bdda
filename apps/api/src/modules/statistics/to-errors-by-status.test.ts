import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toErrorsByStatus } from './statistics.mapping.ts';

test('errors of all kinds add up to the errors of each bucket, whatever was classified', () => {
  const bucket = fc.record({ classified: fc.array(fc.nat(5), { maxLength: 7 }), rest: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(bucket, { maxLength: 6 }), (list) => {
      const errors = list.map(({ classified, rest }) => classified.reduce((sum, count) => sum + count, rest));
      const kinds = toErrorsByStatus(
        errors,
        list.map(({ classified }) => classified),
      );
      const sums = errors.map((_, index) => kinds.reduce((sum, kind) => sum + (kind.errors[index] ?? 0), 0));
      expect(sums).toEqual(errors);
      expect(kinds.every(({ total }) => total > 0)).toBe(true);
      expect(kinds.map(({ total }) => total)).toEqual(kinds.map(({ total }) => total).toSorted((a, b) => b - a));
    }),
  );
});
