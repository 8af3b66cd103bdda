import type { Nodes, Root } from 'hast';

/** A node as plugins leave it: wider than the types of a tree that is well-formed. */
interface Parent {
  children: Nodes[];
}

function unwrap(parent: Parent): void {
  parent.children = parent.children.flatMap((child) => {
    if (!('children' in child)) return [child];
    unwrap(child);
    return child.type === 'root' ? child.children : [child];
  });
}

/** Puts what a tree inside the tree holds in its place: highlighting leaves each piece of code as one, and a group of them would not find its parts. */
export function unwrapRoots() {
  return (tree: Root): void => unwrap(tree);
}
