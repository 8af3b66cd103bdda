import type { Element, Root, RootContent } from 'hast';
import { escapeText } from '../escape-text.ts';

/** Elements that React writes as they stand; others it treats in ways of its own: pictures are preloaded, fields have states. */
const elements = new Set(
  'a abbr b blockquote br code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i kbd li mark ol p pre s samp small span strong sub sup table tbody td tfoot th thead tr u ul var'.split(
    ' ',
  ),
);
const voids = new Set(['br', 'hr']);
/** White space between their parts is left out, as it is where MDX compiles them. */
const tableParts = new Set(['table', 'tbody', 'tfoot', 'thead', 'tr']);

/** React's name of an attribute by the names that trees have for it, and the one that it is written by. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  className: 'className',
  href: 'href',
  id: 'id',
  lang: 'lang',
  tabIndex: 'tabIndex',
  tabindex: 'tabIndex',
  title: 'title',
};
const attributeNames: Readonly<Record<string, string>> = { className: 'class', tabIndex: 'tabindex' };
const safeAddress = /^(?:https?:\/\/|mailto:|[/#])/;

/** Whether React writes an attribute as it stands: an address that runs a script, it does not. */
function isPlain(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return reactNames[name] === 'className';
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return name === 'href' ? safeAddress.test(String(value)) : name.startsWith('data-') || name in reactNames;
}

const attributeText = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value));

/** An element's attributes by their names in React; undefined where only React knows how they are written. */
export function attributesOf({ tagName, properties }: Element): [name: string, text: string][] | undefined {
  const entries = Object.entries(properties);
  if (!elements.has(tagName) || !entries.every(([name, value]) => isPlain(name, value))) return undefined;
  return entries.map(([name, value]) => [reactNames[name] ?? name, attributeText(value)]);
}

function join(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('');
}

function nodeMarkup(node: RootContent, parent: Element | Root): string | undefined {
  if (node.type === 'text')
    return 'tagName' in parent && tableParts.has(parent.tagName) && node.value.trim() === '' ? '' : escapeText(node.value);
  const attributes = node.type === 'element' ? attributesOf(node) : undefined;
  if (node.type !== 'element' || attributes === undefined) return undefined;
  const written = attributes.map(([name, text]) => ` ${attributeNames[name] ?? name}="${escapeText(text)}"`);
  const start = `<${node.tagName}${written.join('')}`;
  if (voids.has(node.tagName)) return `${start}/>`;
  const inner = markupOf(node);
  return inner === undefined ? undefined : `${start}>${inner}</${node.tagName}>`;
}

/**
 * What stands in an element, as React writes it; undefined where nothing does, or a component, or anything else that only React can write.
 */
export function markupOf(element: Element): string | undefined {
  if (voids.has(element.tagName)) return undefined;
  const [first] = element.children;
  if (element.tagName === 'pre' && first?.type === 'text') return undefined;
  return join(element.children.map((child) => nodeMarkup(child, element)));
}

/** A whole tree, as React writes it; undefined where a component stands in it, or anything else that only React can write. */
export const markupOfTree = (tree: Root): string | undefined => join(tree.children.map((child) => nodeMarkup(child, tree)));
