import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inlineTexts } from './vite-inline-texts.ts';

it('the document carries the English texts as data, and no text can end them', () => {
  const { transformIndexHtml } = inlineTexts(['common']);
  if (typeof transformIndexHtml !== 'function') throw new Error('the plugin changes no document');
  const tags = Reflect.apply(transformIndexHtml, undefined, []) as { attrs: unknown; children: string }[];
  expect(tags.map(({ attrs }) => attrs)).toEqual([{ type: 'application/json', id: 'texts-common' }]);
  const [{ children } = { children: '' }] = tags;
  expect(children).not.toContain('<');
  expect(JSON.parse(children)).toEqual(JSON.parse(readFileSync(join(import.meta.dirname, '../../locales/en/common.json'), 'utf8')));
});
