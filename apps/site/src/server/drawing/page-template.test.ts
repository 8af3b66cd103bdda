import { expect, it } from 'vitest';
import { textOf } from '../../../vite/pieces/text-of.ts';
import type { DocFrame } from '../../shared/doc-content.ts';
import { fillTemplate, markValues, toTemplate } from './page-template.ts';

const docOf = (name: string): DocFrame => ({
  title: `<${name}> & "more"`,
  description: '',
  headings: [{ id: name, text: `It's ${name}`, depth: 2 }],
  siblings: [],
  sections: [],
  previous: null,
  next: { href: `/docs/${name}?a=1&b=2`, title: name },
  editUrl: null,
  updatedAt: '2026-11-22T00:00:00Z',
  markdownUrl: `/docs/${name}.md`,
  textLanguage: 'en',
});

it('pages that differ in what they show are the same once it is taken out', () => {
  const [one, two] = [markValues(docOf('one')), markValues(docOf('two'))];
  expect(one.doc).toEqual(two.doc);
  expect(one.values).not.toEqual(two.values);
});

it.each([
  ['that something is missing', { next: null }],
  ['that something is empty', { title: '' }],
  ['the depth of a heading', { headings: [{ id: 'one', text: 'One', depth: 3 }] }],
  ['what is formatted', { updatedAt: '2026-11-23T00:00:00Z' }],
])('%s stays', (_what, change: Partial<DocFrame>) => {
  expect(markValues({ ...docOf('one'), ...change }).doc).not.toEqual(markValues(docOf('one')).doc);
});

it('values stand in a template as React writes them', () => {
  const { doc, values } = markValues(docOf('one'));
  const template = toTemplate(`<h1>${doc.title}</h1><a href="${doc.next?.href ?? ''}">${doc.headings[0]?.text ?? ''}</a>`);
  expect(textOf(fillTemplate(template, values))).toBe(
    '<h1>&lt;one&gt; &amp; &quot;more&quot;</h1><a href="/docs/one?a=1&amp;b=2">It&#x27;s one</a>',
  );
});

it('keeps long parts of a template, and cuts no tag', () => {
  const { doc, values } = markValues(docOf('one'));
  const long = `<p>${'word '.repeat(100)}</p>`;
  const template = toTemplate(`<a href="${doc.markdownUrl}" class="x">${long}<a title="${doc.title}">end</a>`);
  const [first, second] = [fillTemplate(template, values), fillTemplate(template, values)];
  const kept = first.filter((piece) => typeof piece === 'object');
  expect(kept).toEqual([{ text: long }]);
  expect(second).toContain(kept[0]);
});
