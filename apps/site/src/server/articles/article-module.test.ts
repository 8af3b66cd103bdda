// @vitest-environment node
import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { Article } from '../../../vite/content/compile-article.ts';
import { renderArticle } from './article-module.ts';

const articleWith = (name: string): Article => ({
  file: 'content/docs/a.mdx',
  frontMatter: {},
  headings: [],
  anchors: [],
  links: [],
  components: [{ name, line: 7 }],
  markdown: '',
  updatedAt: null,
});

const text = () => createElement('p', {}, 'text');

it('renders known components', () => {
  expect(renderArticle({ article: articleWith('Note'), default: text })).toBe('<p>text</p>');
});

it('rejects unknown ones by file and line', () => {
  expect(() => renderArticle({ article: articleWith('Notes'), default: text })).toThrow(
    'content/docs/a.mdx:7 has <Notes>, and there is no such component',
  );
});
