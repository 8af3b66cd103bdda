import type { Element, Root } from 'hast';
import { visitElements } from './visit-elements.ts';

const title = 'data-title';

const frames: Readonly<Record<string, (part: Element) => Element>> = {
  // A button can stand beside what scrolls; a group of them names its tabs by their titles.
  pre: ({ properties: { [title]: named } }) => ({
    type: 'element',
    tagName: 'div',
    properties: { className: ['code-frame'], ...(named === undefined ? {} : { [title]: named }) },
    children: [],
  }),
  // A keyboard must reach what scrolls.
  table: () => ({ type: 'element', tagName: 'div', properties: { className: ['table-scroll'], tabIndex: 0 }, children: [] }),
};

/** Puts code and tables, which may be wider than the page, into frames of their own. */
export function frameWideParts() {
  return (tree: Root): void => {
    visitElements(tree, (node, leave) => {
      const frame = frames[node.tagName]?.(node);
      if (frame !== undefined) leave({ ...frame, children: [node] });
    });
  };
}
