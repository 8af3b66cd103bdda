import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = '0123456789';
const signs = `${letters}${digits}`;

const signAt = (from: string, number: number): string => from.charAt(number % from.length);

/** A letter and a digit: never a word that somebody's list of advertisements hides. */
const nameOfSheet = (number: number): string => signAt(letters, number) + signAt(digits, Math.floor(number / letters.length));

const nameOfPlace = (place: number): string =>
  (place < signs.length ? '' : nameOfPlace(Math.floor(place / signs.length) - 1)) + signAt(signs, place);

/** What a sheet names, its classes and animations, in the order in which it stands there. */
export const listClassNames = (css: string): string[] => [...new Set(css.match(/(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi))];

/**
 * Short names for the classes of CSS modules: a document holds each in its markup and in its styles, and has to be small (ADR 0032). A letter and a digit for
 * the sheet, by its number among all, then the place of the class in it: a sheet that changes renames its own classes alone, one that comes or goes those of
 * the sheets after it.
 *
 * @param root folder that the names of files are taken from, so that every checkout makes the same names
 * @param sheets all that a build may read, by their way from there
 * @returns as Vite's `generateScopedName` wants it; throws for a sheet that is not listed
 * @throws {Error} where there are more sheets than names
 */
export function createClassNames(root: string, sheets: readonly string[]): (name: string, file: string, css: string) => string {
  if (sheets.length > letters.length * digits.length) throw new Error(`There are no short names for ${String(sheets.length)} sheets`);
  const numbers = new Map(sheets.toSorted().map((path, number) => [path, number]));
  return (name, file, css) => {
    const path = relative(root, file);
    const number = numbers.get(path);
    if (number === undefined) throw new Error(`${path} is not among the sheets that have names`);
    return nameOfSheet(number) + nameOfPlace(listClassNames(css).indexOf(name));
  };
}
