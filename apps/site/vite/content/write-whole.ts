import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { markupOfTree } from './markup-of.ts';

declare module 'vfile' {
  interface DataMap {
    /** The whole text as markup; undefined where components stand in it. */
    html: string | undefined;
  }
}

/** Leaves nothing to compile of an article that is text alone, as most are: its markup stands in `file.data`. */
export function writeWhole() {
  return (tree: Root, file: VFile): void => {
    file.data.html = markupOfTree(tree);
    if (file.data.html !== undefined) tree.children = [];
  };
}
