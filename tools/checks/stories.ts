// Proves that every component exported by the drawing libraries and every modal has a story.
// Prints one line, or one line per problem and exit code 1.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportedComponents, importedNames, lazyModalPaths } from './stories/exported-components.ts';

const libraries = ['ui-kit', 'charts', 'modal-stack'];
const read = (path: string) => readFileSync(path, 'utf8');

/** Files that a library's `exports` lead to, through its index. */
function publicFiles(directory: string): readonly string[] {
  const manifest = JSON.parse(read(join(directory, 'package.json'))) as { readonly exports: Readonly<Record<string, string>> };
  return Object.values(manifest.exports)
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const file = join(directory, path);
      if (!file.endsWith('index.ts')) return [file];
      return Array.from(read(file).matchAll(/from '(\.[^']+)'/g), ([, target = '']) => resolve(dirname(file), target));
    });
}

/** Every problem under `root`, and how much was looked at. */
export function checkStories(root: string): {
  readonly components: number;
  readonly stories: number;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  let components = 0;
  const stories = globSync('{libs,apps}/*/src/**/*.stories.tsx', { cwd: root }).map((path) => join(root, path));
  for (const library of libraries) {
    const directory = join(root, 'libs', library);
    const shown = new Set(stories.filter((path) => path.startsWith(directory)).flatMap((path) => importedNames(read(path))));
    for (const file of publicFiles(directory)) {
      const names = exportedComponents(read(file));
      components += names.length;
      problems.push(...names.filter((name) => !shown.has(name)).map((name) => `${relative(root, file)}: ${name} has no story`));
    }
  }
  const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter((path) => !/\.(?:stories|test)\.tsx?$/.test(path));
  const modals = sources.flatMap((path) => [
    ...(path.endsWith('-modal.tsx') ? [join(root, path)] : []),
    ...lazyModalPaths(read(join(root, path))).map((target) => `${resolve(root, dirname(path), target)}.tsx`),
  ]);
  for (const modal of new Set(modals)) {
    const isMachinery = modal.includes('/libs/modal-stack/') || modal.includes('/libs/ui-kit/');
    if (!isMachinery && !existsSync(modal.replace(/\.tsx$/, '.stories.tsx')))
      problems.push(`${relative(root, modal)}: the modal has no story`);
  }
  if (stories.length === 0) problems.push('there is not one story');
  return { components, stories: stories.length, problems };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { components, stories, problems } = checkStories(join(import.meta.dirname, '../..'));
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exitCode = 1;
  } else console.log(`stories: ${String(components)} components and every modal are shown in ${String(stories)} files`);
}
