import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import type { PostListContent } from '../../shared/post-content.ts';
import { feedPaths } from '../../shared/head/feed-paths.ts';
import type { PageSource } from '../page-source.ts';
import { changelogPath } from '../../shared/head/changelog-path.ts';
import { posts } from './posts.ts';

/** The list of posts: as new as the latest of them. */
export const changelogSource: PageSource = {
  listPaths: () => [changelogPath],
  read: ({ language, translate }) => {
    const content: PostListContent = {
      posts: posts.map(({ path, title, description, publishedAt }) => ({
        href: localePath(path, language),
        title,
        description,
        publishedAt,
      })),
      feeds: feedPaths,
      textLanguage: language === defaultLanguage ? null : defaultLanguage,
    };
    return {
      heading: translate(['page'], 'changelog.title'),
      description: translate(['page'], 'changelog.description'),
      writtenIn: [defaultLanguage],
      updatedAt: posts[0]?.publishedAt ?? null,
      search: { group: 'pages', text: posts.map(({ title }) => title).join('\n') },
      content,
    };
  },
};
