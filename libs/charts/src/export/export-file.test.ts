import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { formatCsv } from './export-file.ts';

/** Parses CSV according to RFC 4180, section 2. */
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

it('quotes cells if needed and does not format numbers', () => {
  const rows = [
    ['Time', 'say "hi"', 'a,b'],
    ['2026-11-21T09:05:07Z', 1234567.25, null],
  ] as const;
  expect(formatCsv(rows)).toBe('Time,"say ""hi""","a,b"\r\n2026-11-21T09:05:07Z,1234567.25,\r\n');
});

it.each([
  ['=1+1', `'=1+1`],
  ['+1', `'+1`],
  ['-1', `'-1`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['＝1+1', `'＝1+1`],
  ['＠x', `'＠x`],
  [' =1', `' =1`],
  ['\u00A0=1', `'\u00A0=1`],
  ['\uFEFF=1', `'\uFEFF=1`],
  ['"=1"', `"'""=1"""`],
  [`'=1`, `''=1`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\nx', `"'\nx"`],
  ['\t=1', `"'\t'=1"`],
  ['a;=1', `"a;'=1"`],
  ['a; =1', `"a;' =1"`],
  ['a;"=1"', `"a;'""=1"""`],
  ['a;;=1', `"a;;'=1"`],
  ['a;+1;-1;@x', `"a;'+1;'-1;'@x"`],
  ['a,=1', `"a,'=1"`],
  ['a\t=1', `"a\t'=1"`],
  ['a\n=1', `"a\n'=1"`],
  ['a\r\n=1', `"a\r\n'=1"`],
  ['=HYPERLINK("https://evil.example";"x")', `"'=HYPERLINK(""https://evil.example"";""x"")"`],
])('escapes %j, which a spreadsheet would run', (text, csv) => {
  expect(formatCsv([[text]])).toBe(`${csv}\r\n`);
});

it.each(['a=1', 'a-b', 'ada@example.com', '1 + 1', 'a -1', 'a; b', '2026-11-21T09:05:07Z', '→ =', ''])('keeps %j', (text) => {
  expect(formatCsv([[text]])).toBe(`${text}\r\n`);
});

it('keeps numbers and exact decimals, but no other text', () => {
  expect(formatCsv([[-5, { decimal: '-9.80' }, { decimal: '0.05' }, -1e21, { decimal: '-1+1' }]])).toBe("-5,-9.80,0.05,-1e+21,'-1+1\r\n");
});

/** Splits at any separator and drops leading white space and quotes, like the most lenient spreadsheet. */
const naiveCells = (csv: string): string[] => csv.split(/[;,\t\r\n]/u).map((cell) => cell.replace(/^[\s"]+/u, ''));

const mark = constantFrom('=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', "'", ' ', 'a', '1');
const nasty = oneof(
  string({ unit: 'grapheme' }),
  array(mark).map((marks) => marks.join('')),
);
const table = array(array(nasty, { minLength: 1 }), { minLength: 1 });

it('leaves no cell that starts a formula, wherever a spreadsheet splits', () => {
  assert(
    property(table, (rows) => {
      for (const cell of naiveCells(formatCsv(rows))) expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/u);
    }),
  );
});

const plain = (text: string): string => text.replaceAll("'", '');

it('round-trips every text through an RFC 4180 parser, except for escaping', () => {
  assert(
    property(table, (rows) => {
      expect(parseCsv(formatCsv(rows)).map((row) => row.map(plain))).toEqual(rows.map((row) => row.map(plain)));
    }),
  );
});
