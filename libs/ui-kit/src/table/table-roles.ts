/**
 * Roles of a table's parts, spelt out: WebKit forgets what a table is once CSS lays its rows out as cards.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
