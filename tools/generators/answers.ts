import { RecipeError } from './recipe-error.ts';

/** What a recipe is told, by the name of its option. */
export type Answers = Readonly<Record<string, string>>;

const slug = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The answer to an option that must have one. @throws {RecipeError} without it */
export function answerOf(answers: Answers, name: string): string {
  const answer = answers[name]?.trim() ?? '';
  if (answer === '') throw new RecipeError(`--${name} is missing`);
  return answer;
}

/** A name that can be an address and a file: `spend-limits`. @throws {RecipeError} on any other */
export function slugOf(answers: Answers, name = 'name'): string {
  const answer = answerOf(answers, name);
  if (!slug.test(answer)) throw new RecipeError(`--${name} is made of small letters, digits and hyphens: spend-limits`);
  return answer;
}
