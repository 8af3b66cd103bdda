// @vitest-environment node
import { expect, it } from 'vitest';
import { checkLinks } from './check-links.ts';

const paths = new Set(['/', '/docs', '/docs/a', '/docs/a.md']);
const articleWith = (href: string) => [
  { file: 'content/docs/a.mdx', path: '/docs/a', anchors: ['part'], links: [{ href, line: 7 }] },
  { file: 'content/docs/index.mdx', path: '/docs', anchors: ['where'], links: [] },
];

it.each([
  '/',
  '/docs',
  '/docs#where',
  '#part',
  '/docs/a.md',
  '/dashboard/plans',
  '/playground/',
  '/api/reference',
  'mailto:a@b.c',
  'https://x.y/z',
])('lets %s through', (href) => {
  expect(() => checkLinks(articleWith(href), paths)).not.toThrow();
});

it.each([
  ['/docs/b', 'no such page'],
  ['/docs#nowhere', 'no such heading'],
  ['#nowhere', 'no such heading'],
  ['/api/nothing', 'no such page'],
  ['http://[', 'no address'],
  ['htps://x.y', 'no address'],
])('refuses %s by file and line', (href, problem) => {
  expect(() => checkLinks(articleWith(href), paths)).toThrow(new RegExp(`^content/docs/a\\.mdx:7 .*${problem}`));
});
