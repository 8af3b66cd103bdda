import { answerOf, slugOf, type Answers } from './answers.ts';
import { frontMatter } from './front-matter.ts';
import { RecipeError } from './recipe-error.ts';
import type { Recipe } from './recipe.ts';

/** Behind the guides that have a place. */
const orderLast = 99;

/**
 * A guide of the documentation, as a draft.
 *
 * @param sections the parts of the documentation that hold guides
 * @throws {RecipeError} for a part that there is not
 */
export function docRecipe(answers: Answers, sections: readonly string[]): Recipe {
  const file = `apps/site/content/docs/${slugOf(answers)}.mdx`;
  const title = answerOf(answers, 'title');
  const description = answerOf(answers, 'description');
  const section = answerOf(answers, 'section');
  if (!sections.includes(section)) throw new RecipeError(`--section is one of ${sections.join(', ')}`);
  const text = 'What the reader can do after reading this.\n\n## First step\n\nWhat to do, and what then happens.\n';
  return {
    files: { [file]: `${frontMatter({ title, description, section, order: orderLast, draft: true })}\n${text}` },
    edits: {},
    next: [
      `Write ${file}, and give it its place by \`order\`.`,
      'npm run preview shows it below a ribbon.',
      'Take `draft: true` away to publish it.',
    ],
  };
}
