import { expect, it } from 'vitest';
import { chunkOf, type ImportersOf } from './chunk-of.ts';

const route = (name: string): string => `/site/src/app/routes/${name}-route.tsx`;
const graph: Readonly<Record<string, readonly string[]>> = {
  'home.tsx': [route('home')],
  'hero.tsx': ['home.tsx'],
  'docs.tsx': [route('docs')],
  'method.tsx': [route('method')],
  'article.tsx': ['docs.tsx', 'method.tsx'],
  'code.tsx': ['article.tsx', 'hero.tsx'],
  'plans.tsx': ['hero.tsx', route('pricing')],
  'field.tsx': ['method.tsx', route('pricing')],
  'dialog.tsx': [],
  'react.js': ['/site/src/app/entry-client.tsx', 'hero.tsx'],
  'list.tsx': ['dialog.tsx', 'list-item.tsx'],
  'list-item.tsx': ['list.tsx'],
};
const importersOf: ImportersOf = (id) => graph[id] ?? [];

it.each([
  ['the entry itself stays a file of its own', '/site/src/app/entry-client.tsx', undefined],
  ['what the entry needs comes with every page', 'react.js', 'frame'],
  ['so does what the bundler adds', '\0rolldown/runtime.js', 'frame'],
  ['what faces there are is a file of its own', '/ui-kit/src/styles/fonts.css', 'fonts'],
  ['what home and texts share comes with every page', 'code.tsx', 'frame'],
  ['what only home needs is its own', 'hero.tsx', undefined],
  ['what home shares with other pages is one file', 'plans.tsx', 'marketing'],
  ['texts share one file', 'article.tsx', 'text'],
  ['a text and another page share a file of their own', 'field.tsx', 'shared~method~pricing'],
  ['what one page needs is its own', 'method.tsx', undefined],
  ['what comes on demand is left to the bundler, cycles or not', 'list.tsx', undefined],
])('%s', (_name, moduleId, chunk) => {
  expect(chunkOf(moduleId, importersOf)).toBe(chunk);
});
