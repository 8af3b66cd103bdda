import { defaultLanguage } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import type { PostContent, PostLink } from '../../shared/post-content.ts';
import { localizeLinks } from '../articles/localize-links.ts';
import { markDraft } from '../drafts/mark-draft.ts';
import type { PageRequest, PageSource } from '../page-source.ts';
import { changelogPath } from '../../shared/head/changelog-path.ts';
import { posts, type Post } from './posts.ts';

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
    html: markDraft(localizeLinks(post.html, language), post.draft, request),
    publishedAt: post.publishedAt,
    listHref: localePath(changelogPath, language),
    newer: neighbourAt(index - 1, language),
    older: neighbourAt(index + 1, language),
    textLanguage: language === defaultLanguage ? null : defaultLanguage,
  };
}

/** A page a post. Posts are written in English. */
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
