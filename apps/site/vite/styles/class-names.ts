import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
/** Twelve million names. Should two sheets have the same all the same, the build says so. */
const sheetSigns = 4;

/** No name of a class begins with a digit. */
const signOf = (number: number, isFirst = false): string => {
  const from = isFirst ? letters : signs;
  return from.charAt(number % from.length);
};

function nameOfSheet(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  return Array.from({ length: sheetSigns }, (_, place) => signOf(digest.readUInt32LE(4 * place), place === 0)).join('');
}

const nameOfPlace = (place: number): string =>
  (place < signs.length ? '' : nameOfPlace(Math.floor(place / signs.length) - 1)) + signOf(place);

/** What a sheet names, in the order in which it stands there. */
const namesIn = (css: string): string[] => [...new Set(css.match(/(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi))];

/**
 * Short names for the classes of CSS modules: a document holds each in its markup and in its styles, and has to be small (ADR 0032). Four signs for
 * the sheet, the same for all its classes, then the place of the class in it: a sheet that changes renames its own classes alone.
 *
 * @param root folder that the names of files are taken from, so that every checkout makes the same names
 * @returns as Vite's `generateScopedName` wants it
 * @throws {Error} where two sheets have got the same name
 */
export function createClassNames(root: string): (name: string, file: string, css: string) => string {
  const owners = new Map<string, string>();
  return (name, file, css) => {
    const path = relative(root, file);
    const sheet = nameOfSheet(path);
    const owner = owners.get(sheet) ?? path;
    if (owner !== path)
      throw new Error(`The classes of ${path} and ${owner} would have the same names: one of the two needs another file name`);
    owners.set(sheet, path);
    return sheet + nameOfPlace(namesIn(css).indexOf(name));
  };
}
