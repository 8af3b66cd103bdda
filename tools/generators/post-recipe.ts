import { answerOf, slugOf, type Answers } from './answers.ts';
import { frontMatter } from './front-matter.ts';
import type { Recipe } from './recipe.ts';

/** A post of the changelog: a draft, so that it is published by taking one line away. `today` is an ISO date. */
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
