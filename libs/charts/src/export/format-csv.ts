/** A cell: text, a number as it is, or nothing. */
export type CsvCell = string | number | null;

// A spreadsheet runs a cell that begins like this; an apostrophe makes it text. https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^[=+\-@\t\r]/;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV after RFC 4180: commas, CRLF after every row, quotes where a cell needs them. Numbers are written
 * unformatted, so that every program reads the same value; texts that a spreadsheet would run as a formula are defused.
 */
export function formatCsv(rows: ReadonlyArray<readonly CsvCell[]>): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}
