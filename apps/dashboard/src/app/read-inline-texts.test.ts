import { afterEach, expect, test } from 'vitest';
import { readInlineTexts } from './read-inline-texts.ts';

afterEach(() => document.body.replaceChildren());

const carry = (text: string): void => {
  const element = document.createElement('div');
  element.id = 'texts-common';
  element.textContent = text;
  document.body.append(element);
};

test('texts are read off the document', () => {
  carry('{"actions":{"save":"Save"}}');
  expect(readInlineTexts(document, 'common')).toEqual({ actions: { save: 'Save' } });
});

test.each(['', '{', '{"actions":[1]}'])('texts that are broken (%s) are none, and the page starts', (text) => {
  carry(text);
  expect(readInlineTexts(document, 'common')).toEqual({});
});

test('a document without texts has none', () => {
  expect(readInlineTexts(document, 'common')).toEqual({});
});
