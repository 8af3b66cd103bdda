import { createTranslator, defaultLanguage } from '@onepoint/i18n';
import { changelogPath } from '../../shared/head/changelog-path.ts';
import { readDictionaries } from '../dictionaries.ts';
import type { MarkdownPage } from '../files/markdown-page.ts';
import type { Post } from './posts.ts';

/** The changelog as it can be read as Markdown: the list of its posts, and each of them. */
export async function listPostPages(posts: readonly Post[]): Promise<MarkdownPage[]> {
  const translate = createTranslator(defaultLanguage, await readDictionaries(defaultLanguage));
  const lines = posts.map(
    ({ path, title, description, publishedAt }) => `- ${publishedAt.slice(0, 10)} [${title}](${path}.md): ${description}`,
  );
  const list = {
    path: changelogPath,
    title: translate(['page'], 'changelog.title'),
    description: translate(['page'], 'changelog.description'),
    markdown: lines.join('\n'),
  };
  return [list, ...posts];
}
