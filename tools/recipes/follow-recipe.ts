import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RecipeError } from './recipe-error.ts';
import type { Recipe } from './recipe.ts';

/**
 * Writes what a recipe says: all of it, or nothing.
 *
 * @returns the paths of what was written
 * @throws {RecipeError} where a file exists already: a recipe never overwrites
 */
export function followRecipe(root: string, { files, edits }: Recipe): readonly string[] {
  const existing = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (existing.length > 0) throw new RecipeError(`${existing.join(', ')} exists already. Choose another name, or change what is there.`);
  const edited = Object.entries(edits).map(([path, edit]) => [path, edit(readFileSync(join(root, path), 'utf8'))] as const);
  for (const [path, text] of [...Object.entries(files), ...edited]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...Object.keys(files), ...edited.map(([path]) => path)];
}
