import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const frames: Readonly<Record<string, () => Element>> = {
  // A button can stand beside what scrolls.
  pre: () => ({ type: 'element', tagName: 'div', properties: { className: ['code-frame'] }, children: [] }),
  // A keyboard must reach what scrolls.
  table: () => ({ type: 'element', tagName: 'div', properties: { className: ['table-scroll'], tabIndex: 0 }, children: [] }),
};

/** Puts code and tables, which may be wider than the page, into frames of their own. */
export function frameWideParts() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element, index, parent) => {
      const frame = frames[node.tagName]?.();
      if (frame === undefined || parent === undefined || index === undefined) return undefined;
      parent.children[index] = { ...frame, children: [node] };
      return SKIP;
    });
  };
}
