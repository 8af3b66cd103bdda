import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePageContext, type PageContext } from '../../shared/page-context.ts';

const build = join(import.meta.dirname, '../../../dist/client');

export const contextFilePath = (path: string): string => join(build, path);

/** The context of a page as its document has it. */
export function readBuiltPage(path: string): PageContext {
  const context = parsePageContext(JSON.parse(readFileSync(contextFilePath(join(path, 'index.pageContext.json')), 'utf8')));
  if (context === undefined) throw new Error(`${path} has no page context`);
  return context;
}
