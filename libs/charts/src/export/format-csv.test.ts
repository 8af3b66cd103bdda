import { array, assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsv } from './format-csv.ts';

/** RFC 4180, section 2, read character by character. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let [row, cell, quoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === ',') {
      row.push(cell);
      cell = '';
    } else if (!quoted && character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += character;
  }
  return rows;
}

it('quotes what needs it and leaves numbers unformatted', () => {
  const rows = [
    ['Time', 'say "hi"', 'a,b'],
    ['2026-11-21T09:05:07Z', 1234567.25, null],
  ] as const;
  expect(formatCsv(rows)).toBe('Time,"say ""hi""","a,b"\r\n2026-11-21T09:05:07Z,1234567.25,\r\n');
});

it('defuses texts that a spreadsheet would run, and never a number', () => {
  expect(formatCsv([['=1+1', '@x', -5]])).toBe("'=1+1,'@x,-5\r\n");
});

it('a reader of the RFC gets every text back', () => {
  const texts = string({ unit: 'grapheme' }).map((text) => text.replace(/^[=+\-@\t\r]+/, ''));
  assert(
    property(array(array(texts, { minLength: 1 }), { minLength: 1 }), (rows) => {
      expect(parseCsv(formatCsv(rows))).toEqual(rows);
    }),
  );
});
