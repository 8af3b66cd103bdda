import type { Element, Parents, Root, RootContent } from 'hast';

/**
 * What to do at an element, a parent before its children; what `leave` gives stands in its place and is not looked into. `unist-util-visit` does
 * the same and names each step for who debugs it, which in long articles takes longer than what is done.
 */
export type VisitElement = (node: Element, leave: (replacement: RootContent) => void) => void;

/** Visits all elements of a tree. */
export function visitElements(tree: Root, visit: VisitElement): void {
  const enter = (parent: Parents): void => {
    parent.children.forEach((child, index) => {
      if (child.type !== 'element') {
        if ('children' in child) enter(child);
        return;
      }
      let isLeft = false;
      visit(child, (replacement) => {
        (parent.children as RootContent[])[index] = replacement;
        isLeft = true;
      });
      if (!isLeft) enter(child);
    });
  };
  enter(tree);
}
