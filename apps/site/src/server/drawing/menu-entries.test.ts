// @vitest-environment node
import { expect, it } from 'vitest';
import { betweenMarks, takeMenu } from './menu-entries.ts';

const entry = ({ href, title }: { href: string; title: string }): string => `<li><a href="${href}">${title}</a></li>`;

it('finds the entries between the marks, and what stands around them', () => {
  const entries = ['a', 'b'].map((name) => ({ href: `/${name}`, title: name, current: false }));
  const menu = betweenMarks(entries).map(entry).join('');
  expect(takeMenu(`<ul><li>Part<ul>${menu}</ul></li></ul><p>Text</p>`)).toEqual({
    before: '<ul><li>Part<ul>',
    entries: entries.map(entry),
    after: '</ul></li></ul><p>Text</p>',
  });
});

it('finds no entries where there are none', () => {
  expect(takeMenu(betweenMarks([]).map(entry).join(''))).toEqual({ before: '', entries: [], after: '' });
});

it('refuses a page without a menu', () => {
  expect(() => takeMenu('<ul><li><a href="/a">a</a></li></ul>')).toThrow('no menu');
});
