import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { compileArticle } from './compile-article.ts';

const run = promisify(execFile);
const outputBytesMax = 16_000_000;

/**
 * Last commit of each file below a folder, ISO 8601 by path relative to `root`. Empty without a repository, as in an
 * unpacked archive.
 */
async function readHistory(root: string, folder: string): Promise<ReadonlyMap<string, string>> {
  try {
    const { stdout } = await run('git', ['log', '--format=%x00%cI', '--name-only', '--relative', '--', folder], {
      cwd: root,
      maxBuffer: outputBytesMax,
    });
    const dates = new Map<string, string>();
    for (const commit of stdout.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter((line) => line !== '');
      for (const file of files) if (!dates.has(file)) dates.set(file, date);
    }
    return dates;
  } catch {
    return new Map();
  }
}

/** Compiles MDX files below `content/` for the server bundle. Client bundles must not import them. */
export function articles(): Plugin {
  let root = '';
  let history: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    name: 'onepoint:articles',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    // Only the server renders content, so Vite wouldn't update the page in the browser.
    hotUpdate({ file, server }) {
      if (this.environment.name === 'ssr' && relative(root, file).startsWith(`content${sep}`))
        server.environments.client.hot.send({ type: 'full-reload' });
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
