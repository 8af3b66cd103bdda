import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const field = /^publishAt:\s*['"]?([^'"\s]+)/m;

/** Articles of the site whose time has come. A new name in this list needs a new build although no file has changed. */
export function listDueArticles(contentDir: string, nowMs = Date.now()): string[] {
  return globSync('**/*.mdx', { cwd: contentDir })
    .filter((file) => {
      const publishAt = field.exec(readFileSync(join(contentDir, file), 'utf8'))?.[1];
      return publishAt !== undefined && Date.parse(publishAt) <= nowMs;
    })
    .toSorted();
}

// An input of the site's build (apps/site/package.json): without it, Nx would restore an earlier build when an article is due.
if (import.meta.main) console.log(listDueArticles(join(import.meta.dirname, '../../apps/site/content')).join('\n'));
