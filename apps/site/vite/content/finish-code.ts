import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

const variable = /^color:var\(--code-([\w-]+)\)$/;

/** Replaces the style attributes of highlighting with classes, which the content security policy allows. */
function styleToClass({ tagName, properties }: Element): void {
  const { style } = properties;
  if (typeof style !== 'string' || !style.includes('--code-')) return;
  delete properties['style'];
  const name = variable.exec(style)?.[1];
  if (tagName === 'span' && name !== undefined && name !== 'foreground') properties['className'] = [`code-${name}`];
}

/** A wrapper for code, with its title for tabs, or for a table that scrolls. */
function frameOf({ tagName, properties }: Element): Element | undefined {
  const title = properties['data-title'];
  if (tagName === 'pre')
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: ['code-frame'], ...(title === undefined ? {} : { 'data-title': title }) },
      children: [],
    };
  if (tagName === 'table')
    return { type: 'element', tagName: 'div', properties: { className: ['table-scroll', 'scroll-cue'], tabIndex: 0 }, children: [] };
  return undefined;
}

/** Converts highlighting to classes and wraps code and tables. */
export function finishCode() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      // Highlighting leaves each block as a nested root: unwrap it.
      if ((node.type as string) === 'root') {
        parent.children.splice(index, 1, ...(node as unknown as Element).children);
        return index;
      }
      if (node.type !== 'element') return undefined;
      styleToClass(node);
      const frame = frameOf(node);
      if (frame === undefined) return undefined;
      if (node.tagName === 'pre') node.properties['className'] = ['scroll-cue'];
      visit(node, 'element', styleToClass);
      parent.children[index] = { ...frame, children: [node] };
      return SKIP;
    });
  };
}
