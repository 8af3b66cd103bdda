import type { RowGroup } from './split-rows.ts';

/** Whether two groups stand at the same place of a table and hold the very same rows. */
export function hasSameRows<Row>(before: RowGroup<Row>, after: RowGroup<Row>): boolean {
  return (
    before.firstIndex === after.firstIndex &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => row === after.rows[index])
  );
}
