import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { RecipeError } from './recipe-error.ts';
import type { Recipe } from './recipe.ts';

/** A name may be as long as a line takes: what was put in has the repository's format all the same. */
async function inFormat(path: string, text: string): Promise<string> {
  return /\.tsx?$/.test(path) ? format(text, { ...(await resolveConfig(import.meta.filename)), filepath: path }) : text;
}

/**
 * Writes what a recipe says: all of it, or nothing.
 *
 * @returns the paths of what was written
 * @throws {RecipeError} where a file exists already: a recipe never overwrites
 */
export async function followRecipe(root: string, { files, edits }: Recipe): Promise<readonly string[]> {
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new RecipeError(`${existing.join(', ')} exists already. Choose another name, or change what is there.`);
  const edited = Object.entries(edits).map(([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const);
  const written = await Promise.all(
    [...Object.entries(files), ...edited].map(async ([path, text]) => [path, await inFormat(path, text)] as const),
  );
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return written.map(([path]) => path);
}
