import { RecipeError } from './recipe-error.ts';

/** Puts text before the first place where `anchor` stands. @throws {RecipeError} where it stands nowhere: the file has changed its shape */
export function insertBefore(text: string, anchor: string, inserted: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new RecipeError(`"${anchor.trim()}" is not found where it was: add the entry by hand, as apps/site/README.md says`);
  return text.slice(0, at) + inserted + text.slice(at);
}
