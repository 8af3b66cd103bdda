import { writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { createArticleCompiler } from './create-article-compiler.ts';
import { readHistory } from './read-history.ts';

const contentFolder = 'content';
const textsFile = 'articles.json';
const textsModule = '\0onepoint:article-texts';

/**
 * Makes MDX files below `content/` modules of the server bundle. Their text never reaches a client bundle. What is text alone stands in a file beside
 * the bundle, which is one file too (`prerender`): neither the bundler nor the engine has to read it as a program.
 */
export function articles(): Plugin {
  let root = '';
  const { prepare, compile } = createArticleCompiler();
  let history: Promise<ReadonlyMap<string, string>> | undefined;
  /** JSON by path, as a build collects it. */
  const texts = new Map<string, string>();
  return {
    name: 'onepoint:articles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      if (this.environment.name === 'ssr' && this.environment.mode === 'build') prepare();
    },
    resolveId: {
      filter: { id: new RegExp(`^${textsModule}$`) },
      handler: () => textsModule,
    },
    load: {
      filter: { id: new RegExp(`^${textsModule}$`) },
      handler: () =>
        `import { readFileSync } from 'node:fs';\nexport const texts = JSON.parse(readFileSync(new URL('${textsFile}', import.meta.url), 'utf8'));`,
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        const { name, mode } = this.environment;
        if (name !== 'ssr') this.error(`${id} would reach a client bundle: articles are for the server alone`);
        history ??= readHistory(root, contentFolder);
        const file = relative(root, id).split(sep).join('/');
        const compiled = await compile({ file, source, updatedAt: (await history).get(file) ?? null });
        if (compiled.kind === 'module') return { code: compiled.code, map: null };
        if (mode !== 'build') return { code: `export const { html, article } = ${compiled.json};`, map: null };
        texts.set(file, compiled.json);
        const text = `texts[${JSON.stringify(file)}]`;
        return { code: `import { texts } from '${textsModule}';\nexport const { html, article } = ${text};`, map: null };
      },
    },
    async writeBundle({ dir }) {
      if (this.environment.name !== 'ssr' || dir === undefined) return;
      const members = [...texts].map(([file, json]) => `${JSON.stringify(file)}:${json}`);
      await writeFile(join(dir, textsFile), `{${members.join(',')}}`);
    },
  };
}
