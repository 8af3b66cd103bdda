import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const field = /^publishAt:\s*['"]?([^'"\s]+)/m;

/** Articles of the site that are due. A new name in this list requires a new build even if no file has changed. */
export function listDueArticles(contentDir: string, nowMs = Date.now()): string[] {
  return globSync('**/*.mdx', { cwd: contentDir })
    .filter((file) => {
      const publishAt = field.exec(readFileSync(join(contentDir, file), 'utf8'))?.[1];
      return publishAt !== undefined && Date.parse(publishAt) <= nowMs;
    })
    .toSorted();
}

// Input of the site's build (apps/site/package.json). Otherwise Nx would restore an earlier build when an article becomes due.
if (import.meta.main) console.log(listDueArticles(join(import.meta.dirname, '../../apps/site/content')).join('\n'));
