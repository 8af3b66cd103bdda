import { stringify } from 'yaml';

/** Changes of a recipe. Nothing is written if one of its new files exists. */
export interface Recipe {
  /** New files by their path from the repository root. */
  files: Readonly<Record<string, string>>;
  /** Edits of existing files: path, and a function from the old text to the new one. */
  edits: Readonly<Record<string, (text: string) => string>>;
  /** Next steps for the reader, one per line. */
  next: readonly string[];
}

/** Thrown when a recipe can't be applied. The message says what to do. */
export class RecipeError extends Error {
  readonly code = 'RECIPE_REFUSED';

  constructor(message: string) {
    super(message);
    this.name = 'RecipeError';
  }
}

export type Answers = Readonly<Record<string, string>>;

const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** A required option. @throws {RecipeError} if it is missing */
export function answerOf(answers: Answers, name: string): string {
  const answer = answers[name]?.trim() ?? '';
  if (answer === '') throw new RecipeError(`--${name} is missing`);
  return answer;
}

/** A name that can be a URL segment and a file name: `spend-limits`. @throws {RecipeError} for any other */
export function slugOf(answers: Answers, name = 'name'): string {
  const answer = answerOf(answers, name);
  if (!slug.test(answer)) throw new RecipeError(`--${name} is made of small letters, digits and hyphens: spend-limits`);
  return answer;
}

/** Inserts text before the first `anchor`. @throws {RecipeError} if the file no longer contains it */
export function insertBefore(text: string, anchor: string, inserted: string): string {
  const at = text.indexOf(anchor);
  if (at < 0) throw new RecipeError(`"${anchor.trim()}" was not found: add the entry manually, as apps/site/README.md says`);
  return text.slice(0, at) + inserted + text.slice(at);
}

/** YAML front matter in the repository's format. Values that could be parsed as something other than text are quoted. */
export const frontMatter = (fields: Readonly<Record<string, string | number | boolean>>): string =>
  `---\n${stringify(fields, { singleQuote: true, lineWidth: 0 })}---\n`;
