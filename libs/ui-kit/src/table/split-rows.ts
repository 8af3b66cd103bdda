/** Rows of one group of a long table. */
export interface RowGroup<Row> {
  /** Position of the first row in the table, from 0. */
  readonly firstIndex: number;
  readonly rows: readonly Row[];
}

/** Splits rows, in their order, into groups of at most `rowsMax`. Without rows there is no group. */
export function splitRows<Row>(rows: readonly Row[], rowsMax: number): readonly RowGroup<Row>[] {
  return Array.from({ length: Math.ceil(rows.length / rowsMax) }, (_, group) => ({
    firstIndex: group * rowsMax,
    rows: rows.slice(group * rowsMax, (group + 1) * rowsMax),
  }));
}
