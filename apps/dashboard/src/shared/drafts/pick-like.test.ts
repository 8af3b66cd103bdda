import { expect, test } from 'vitest';
import { pickLike } from './pick-like.ts';

const shown = { name: 'Indexer', balance: 500, alerts: { lowBalance: 500, spendPercents: [80, 100], runwayDays: null } };

test('of what was shown, all that a change names is taken, and nothing else', () => {
  expect(pickLike(shown, { name: 'Bridge', balance: undefined })).toEqual({ name: 'Indexer' });
  expect(pickLike(shown, { alerts: { lowBalance: null, spendPercents: [50] } })).toEqual({
    alerts: { lowBalance: 500, spendPercents: [80, 100] },
  });
});
