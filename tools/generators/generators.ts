import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { type Answers, RecipeError, type Recipe } from './recipe.ts';
import { docRecipe, postRecipe } from './content-recipes.ts';
import { formatText } from './format-text.ts';
import { pageRecipe } from './page-recipe.ts';

const read = (tree: Tree, path: string): string => tree.read(path, 'utf8') ?? '';

/** First capture group of every match in a source file. */
const namesIn = (tree: Tree, path: string, pattern: RegExp): string[] =>
  [...read(tree, path).matchAll(pattern)].map((match) => match[1] ?? '');

/** Sections that contain guides. Methods and errors are generated. */
const readSections = (tree: Tree): readonly string[] =>
  namesIn(tree, 'apps/site/src/server/docs/doc-sections.ts', /^ {2}'([a-z]+)',$/gm).filter((id) => id !== 'methods' && id !== 'errors');

const readLanguages = (tree: Tree): readonly string[] => tree.children('locales').filter((name) => /^[a-z]{2}$/.test(name));

/** First segments of URLs that belong to other apps, to languages, or to built assets. */
const readTakenNames = (tree: Tree): readonly string[] => [
  ...namesIn(tree, 'libs/navigation/src/area.ts', /^ {2}\['([\w-]+)', '\w+'\],$/gm),
  ...namesIn(tree, 'libs/i18n/src/languages.ts', /\{ code: '(\w+)'/g),
  'assets',
];

/** Generated names can be long, so edited sources are formatted again. */
async function inFormat(path: string, text: string): Promise<string> {
  return /\.tsx?$/.test(path) ? formatText(path, text) : text;
}

/** @throws {RecipeError} if a file exists already: a generator never overwrites */
async function apply(tree: Tree, { files, edits, next }: Recipe): Promise<() => void> {
  const existing = Object.keys(files).filter((path) => tree.exists(path));
  if (existing.length > 0) throw new RecipeError(`${existing.join(', ')} exists already. Choose another name, or change what is there.`);
  const edited = Object.entries(edits).map(([path, edit]) => [path, edit(read(tree, path))] as const);
  for (const [path, text] of [...Object.entries(files), ...edited]) tree.write(path, await inFormat(join(tree.root, path), text));
  return () => process.stdout.write(`\n${next.join('\n')}\n`);
}

export const page = (tree: Tree, answers: Answers): Promise<() => void> =>
  apply(tree, pageRecipe(answers, readLanguages(tree), readTakenNames(tree)));

export const doc = (tree: Tree, answers: Answers): Promise<() => void> => apply(tree, docRecipe(answers, readSections(tree)));

/** Adds a post to the changelog, dated today. */
export const post = (tree: Tree, answers: Answers): Promise<() => void> =>
  apply(tree, postRecipe(answers, new Date().toISOString().slice(0, 10)));
