// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { createClassNames } from './class-names.ts';
import { serverClassNames } from './server-class-names.ts';

const sheet = `
.card:hover > .title, .card.wide { color: red; animation: turn 2s }
:global(.dark) .card__mark { color: blue }
@media (width < 40rem) { .title { color: green } .narrow {} }
@keyframes turn { to { rotate: 1turn } }
`;

it('gives the server the names that the sheet of the client has', async () => {
  const root = await mkdtemp(join(tmpdir(), 'class-names-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'a.module.css'), sheet);
  await writeFile(join(root, 'entry.js'), `export { default } from './a.module.css';`);
  const nameOf = createClassNames(root, ['a.module.css']);
  const namesOf = async (plugins: Plugin[], outDir: string): Promise<unknown> => {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins,
      css: { modules: { generateScopedName: nameOf } },
      build: { ssr: 'entry.js', outDir, rolldownOptions: { output: { entryFileNames: '[name].mjs' } } },
    });
    const { default: names } = (await import(pathToFileURL(join(root, outDir, 'entry.mjs')).href)) as { default: unknown };
    return names;
  };
  const names = await namesOf([], 'whole');
  expect(Object.keys(names as object)).toEqual(expect.arrayContaining(['card', 'title', 'wide', 'card__mark', 'narrow']));
  expect(await namesOf([serverClassNames(nameOf)], 'named')).toMatchObject(names as object);
});
