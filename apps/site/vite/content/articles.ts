import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { createArticleCompiler } from './create-article-compiler.ts';
import { readHistory } from './read-history.ts';

const contentFolder = 'content';

/** Makes MDX files below `content/` modules of the server bundle. Their text never reaches a client bundle. */
export function articles(): Plugin {
  let root = '';
  const { prepare, compile } = createArticleCompiler();
  let history: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'onepoint:articles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart() {
      if (this.environment.name === 'ssr' && this.environment.mode === 'build') prepare();
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        if (this.environment.name !== 'ssr') this.error(`${id} would reach a client bundle: articles are for the server alone`);
        history ??= readHistory(root, contentFolder);
        const file = relative(root, id).split(sep).join('/');
        return { code: await compile({ file, source, updatedAt: (await history).get(file) ?? null }), map: null };
      },
    },
  };
}
