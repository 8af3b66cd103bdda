import { answerOf, slugOf, type Answers, frontMatter, RecipeError, type Recipe } from './recipe.ts';

/** After all guides with an explicit order. */
const orderLast = 99;

/**
 * A documentation guide as a draft.
 *
 * @param sections sections of the documentation that contain guides
 * @throws {RecipeError} for an unknown section
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

/** A changelog post as a draft, published by deleting one line. `today` is an ISO date. */
export function postRecipe(answers: Answers, today: string): Recipe {
  const file = `apps/site/content/changelog/${today}-${slugOf(answers)}.mdx`;
  const title = answerOf(answers, 'title');
  const description = answerOf(answers, 'description');
  const text = 'What is new, and for whom.\n\n## How it works\n\nWhat to do to use it.\n';
  return {
    files: { [file]: `${frontMatter({ title, description, date: today, draft: true })}\n${text}` },
    edits: {},
    next: [`Write ${file}.`, 'npm run preview shows it below a ribbon.', 'Take `draft: true` away to publish it.'],
  };
}
