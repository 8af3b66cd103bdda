/** A cell: text, a number as it is, a number that is exact as text (`{ decimal: '-9.80' }`), or nothing. */
export type CsvCell = string | number | { readonly decimal: string } | null;

/** A spreadsheet may run what begins like this; some read full-width signs alike. https://owasp.org/www-community/attacks/CSV_Injection */
const sign = '[=+\\-@＝＋－＠]';
/**
 * Where a spreadsheet may see such a beginning: of the cell, and after whatever it may take for the end of a cell or a line. Programs that
 * separate cells by semicolons or tabs look neither for commas nor for the quotes after them; white space and quotes before a sign are dropped.
 */
const formulaStart = new RegExp(`(^|[;,\\t\\r\\n])(?=(?:[^\\S\\t\\r\\n]|["'])*${sign})`, 'gu');
const decimalNumber = /^-?\d+(?:\.\d+)?$/u;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return decimalNumber.test(cell.decimal) ? cell.decimal : formatText(cell.decimal);
  return formatText(cell);
}

/** An apostrophe makes text of what follows. Semicolons need no quotes after the RFC; where a formula stood behind one, it gets them all the same. */
function formatText(text: string): string {
  const defused = text.replace(formulaStart, "$1'").replace(/^[\t\r\n]/u, "'$&");
  const needsQuotes = /[",\t\r\n]/u.test(defused) || (defused !== text && defused.includes(';'));
  return needsQuotes ? `"${defused.replaceAll('"', '""')}"` : defused;
}

/**
 * Rows as CSV after RFC 4180: commas, CRLF after every row, quotes where a cell needs them. Numbers are written
 * unformatted, so that every program reads the same value; texts that a spreadsheet would run as a formula are defused.
 */
export function formatCsv(rows: ReadonlyArray<readonly CsvCell[]>): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}
