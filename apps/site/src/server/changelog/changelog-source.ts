import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import type { PostListContent, PostContent, PostLink } from '../../shared/content/page-content.ts';
import { feedPaths, changelogPath } from '../../shared/site-paths.ts';
import { localizeLinks } from '../articles/article-text.ts';
import { markDraft } from '../articles/publication.ts';
import type { PageSource, PageRequest } from '../page-source.ts';
import { posts, type Post } from './posts.ts';

/** The list of posts, updated with the latest one. */
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

function neighbourAt(index: number, language: string): Pick<PostLink, 'href' | 'title'> | null {
  const post = posts[index];
  return post === undefined ? null : { href: localePath(post.path, language), title: post.title };
}

function toPostContent(post: Post, request: PageRequest): PostContent {
  const { language } = request;
  const index = posts.indexOf(post);
  return {
    title: post.title,
    description: post.description,
    html: markDraft(localizeLinks(post.html, language), post, request),
    publishedAt: post.publishedAt,
    listHref: localePath(changelogPath, language),
    newer: neighbourAt(index - 1, language),
    older: neighbourAt(index + 1, language),
    textLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}

/** A page per post. Posts are written in English. */
export const postSource: PageSource = {
  listPaths: () => posts.map(({ path }) => path),
  read: (request) => {
    const post = posts.find(({ path }) => path === request.pathname);
    if (post === undefined) return undefined;
    const { title, description, draft, file, markdown, publishedAt, updatedAt } = post;
    return {
      heading: title,
      description,
      file,
      noindex: draft,
      writtenIn: [defaultLanguage],
      updatedAt,
      subject: { type: 'post', publishedAt },
      search: { group: 'guides', text: markdown },
      content: toPostContent(post, request),
    };
  },
};
