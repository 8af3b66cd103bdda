// npm run new:page | new:doc | new:post: asks for what it is not told, writes new files and never over others.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Answers } from './answers.ts';
import { docRecipe } from './doc-recipe.ts';
import { followRecipe } from './follow-recipe.ts';
import { pageRecipe } from './page-recipe.ts';
import { postRecipe } from './post-recipe.ts';
import { RecipeError } from './recipe-error.ts';
import type { Recipe } from './recipe.ts';

const root = process.env['ONEPOINT_RECIPES_ROOT'] ?? join(import.meta.dirname, '../..');

const questions = {
  name: 'Name, as the address has it (spend-limits)',
  title: 'Title',
  description: 'Description, one or two sentences',
  section: 'Part of the documentation',
} as const;
type Question = keyof typeof questions;

/** What a pattern finds first in each place of a source file. */
const namesIn = (path: string, pattern: RegExp): string[] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(pattern)].map((match) => match[1] ?? '');

/** The parts that hold guides, off the file that names them. */
const readSections = (): readonly string[] =>
  namesIn('apps/site/src/server/docs/doc-sections.ts', /^ {2}'([a-z]+)',$/gm).filter((id) => id !== 'methods' && id !== 'errors');

const readLanguages = (): readonly string[] => readdirSync(join(root, 'locales')).filter((name) => /^[a-z]{2}$/.test(name));

/** The first parts of addresses that are not the site's, those of languages, and the folder that hosts keep for ever. */
const readTakenNames = (): readonly string[] => [
  ...namesIn('libs/navigation/src/area.ts', /^ {2}\['([\w-]+)', '\w+'\],$/gm),
  ...namesIn('libs/i18n/src/languages.ts', /\{ code: '(\w+)'/g),
  'assets',
];

const recipes: Readonly<Record<string, { asks: readonly Question[]; make: (answers: Answers) => Recipe }>> = {
  page: { asks: ['name', 'title', 'description'], make: (answers) => pageRecipe(answers, readLanguages(), readTakenNames()) },
  doc: { asks: ['name', 'title', 'description', 'section'], make: (answers) => docRecipe(answers, readSections()) },
  post: {
    asks: ['name', 'title', 'description'],
    make: (answers) => postRecipe(answers, new Date().toISOString().slice(0, 10)),
  },
};

/** Asks on the terminal for what the arguments leave open; without a terminal they have to say all of it. */
async function ask(asks: readonly Question[], given: Answers): Promise<Answers> {
  const open = asks.filter((name) => given[name] === undefined);
  if (open.length === 0 || !process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = { ...given };
  for (const name of open) {
    const choices = name === 'section' ? ` (${readSections().join(', ')})` : '';
    answers[name] = await terminal.question(`${questions[name]}${choices}: `);
  }
  terminal.close();
  return answers;
}

try {
  const [kind = '', ...rest] = process.argv.slice(2);
  const recipe = recipes[kind];
  if (recipe === undefined) throw new RecipeError(`Usage: npm run new:${Object.keys(recipes).join('|new:')}`);
  const options = Object.fromEntries(recipe.asks.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: rest, options });
  const made = recipe.make(await ask(recipe.asks, values as Answers));
  const written = await followRecipe(root, made);
  process.stdout.write(`${[...written.map((path) => `  ${path}`), '', ...made.next].join('\n')}\n`);
} catch (error) {
  if (!(error instanceof RecipeError || error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
