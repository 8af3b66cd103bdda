/** A cell: text, a number, an exact decimal (`{ decimal: '-9.80' }`), or empty. */
export type CsvCell = string | number | { readonly decimal: string } | null;

/** Spreadsheets can run text that starts with these as a formula. https://owasp.org/www-community/attacks/CSV_Injection */
const sign = '[=+\\-@＝＋－＠]';
/**
 * Matches where a spreadsheet could see the start of a formula: at the start of the cell, and after anything it could treat as a separator.
 * Programs that split at semicolons or tabs ignore quotes after commas, and drop white space and quotes before a sign.
 */
const formulaStart = new RegExp(`(^|[;,\\t\\r\\n])(?=(?:[^\\S\\t\\r\\n]|["'])*${sign})`, 'gu');
const decimalNumber = /^-?\d+(?:\.\d+)?$/u;

function formatCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object') return decimalNumber.test(cell.decimal) ? cell.decimal : formatText(cell.decimal);
  return formatText(cell);
}

/**
 * Escapes formulas with an apostrophe, which makes them text. RFC 4180 requires no quotes for semicolons; they are only needed before an
 * escaped formula.
 */
function formatText(text: string): string {
  const escaped = text.replace(formulaStart, "$1'").replace(/^[\t\r\n]/u, "'$&");
  const needsQuotes = /[",\t\r\n]/u.test(escaped) || (escaped !== text && escaped.includes(';'));
  return needsQuotes ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats rows as CSV (RFC 4180). Numbers are unformatted; text that a spreadsheet would run as a formula is escaped. */
export function formatCsv(rows: ReadonlyArray<readonly CsvCell[]>): string {
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

/** Downloads data as a file. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the URL after this task, so revoke it in the next one.
  setTimeout(() => URL.revokeObjectURL(url));
}
