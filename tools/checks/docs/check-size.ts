import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Repository } from './repository.ts';

const adrLinesMax = 45;
const readmeLinesMax = 30;
const adrSections = ['Context', 'Decision', 'Consequences', 'Alternatives'];

/** Every library needs a README of at most 30 lines. Decision records need four sections, a unique number, and at most 45 lines. */
export function checkSize({ root, libraries, documents }: Repository): readonly string[] {
  const linesOf = (path: string): string[] => readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
  const readmes = libraries.map((library) => `${library}/README.md`);
  const records = documents.filter((path) => path.startsWith('docs/decisions/'));
  return [
    ...readmes.filter((path) => !existsSync(join(root, path))).map((path) => `${path}:1: is missing`),
    ...readmes.filter((path) => existsSync(join(root, path))).flatMap((path) => tooLong(path, linesOf(path).length, readmeLinesMax)),
    ...records.flatMap((path) => tooLong(path, linesOf(path).length, adrLinesMax)),
    ...records.flatMap((path) =>
      adrSections.filter((section) => !linesOf(path).includes(`## ${section}`)).map((section) => `${path}:1: has no section "${section}"`),
    ),
    ...records.filter((path) => !/^\d{4}-/.test(basename(path))).map((path) => `${path}:1: has no number of four digits`),
    ...records.flatMap((path, index) => {
      const before = records[index - 1];
      return before !== undefined && numberOf(path) === numberOf(before) ? [`${path}:1: has the number of ${basename(before)}`] : [];
    }),
  ];
}

const numberOf = (path: string): string => basename(path).slice(0, 4);

function tooLong(path: string, lines: number, linesMax: number): readonly string[] {
  return lines > linesMax ? [`${path}:${linesMax + 1}: has ${lines} lines, ${linesMax} are allowed`] : [];
}
