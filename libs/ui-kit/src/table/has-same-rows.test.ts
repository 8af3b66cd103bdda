import { expect, it } from 'vitest';
import { hasSameRows } from './has-same-rows.ts';
import { splitRows } from './split-rows.ts';

const rows = Array.from({ length: 30 }, (_, id) => ({ id }));

it('finds the groups above an appended page the same, so that they are not drawn again', () => {
  const [first, second] = splitRows(rows, 20);
  const [firstAfter, secondAfter] = splitRows([...rows, { id: 30 }], 20);
  expect(hasSameRows(first!, firstAfter!)).toBe(true);
  expect(hasSameRows(second!, secondAfter!)).toBe(false);
});

it('tells groups apart by one row that is another, and by their place', () => {
  const [first] = splitRows(rows, 20);
  expect(hasSameRows(first!, { ...first!, rows: first!.rows.with(7, { id: 7 }) })).toBe(false);
  expect(hasSameRows(first!, { ...first!, firstIndex: 20 })).toBe(false);
});
