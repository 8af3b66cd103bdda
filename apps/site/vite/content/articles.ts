import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticle } from './compile-article.ts';
import { readHistory } from './read-history.ts';

/** Makes MDX files below `content/` modules of the server bundle. Their text never reaches a client bundle. */
export function articles(): Plugin {
  let root = '';
  let history: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'onepoint:articles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        if (this.environment.name !== 'ssr') this.error(`${id} would reach a client bundle: articles are for the server alone`);
        history ??= readHistory(root, 'content');
        const file = relative(root, id).split(sep).join('/');
        const { code } = await compileArticle({ file, source, updatedAt: (await history).get(file) ?? null });
        return { code, map: null };
      },
    },
  };
}
