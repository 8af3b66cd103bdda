// @vitest-environment node
import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { visitElements } from './visit-elements.ts';

const element = (tagName: string, ...children: Element['children']): Element => ({ type: 'element', tagName, properties: {}, children });
const treeOf = (...children: Root['children']): Root => ({ type: 'root', children });

it('visits all elements, a parent before its children', () => {
  const seen: string[] = [];
  visitElements(treeOf(element('a', { type: 'text', value: 'x' }, element('b')), element('c')), ({ tagName }) => seen.push(tagName));
  expect(seen).toEqual(['a', 'b', 'c']);
});

it('puts something else in the place of an element, and does not look into it', () => {
  const tree = treeOf(element('p'), element('pre', element('code')));
  const seen: string[] = [];
  visitElements(tree, (node, leave) => {
    seen.push(node.tagName);
    if (node.tagName === 'pre') leave(element('div', node));
  });
  expect(seen).toEqual(['p', 'pre']);
  expect(tree).toEqual(treeOf(element('p'), element('div', element('pre', element('code')))));
});
