import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import type { Root } from 'hast';
import { createCssVariablesTheme } from 'shiki';
import { visitElements } from './visit-elements.ts';

const prefix = '--code-';

/** A theme of variables: the same markup is coloured by the style sheet of either theme. */
const theme = createCssVariablesTheme({ name: 'onepoint', variablePrefix: prefix });

export const highlightCode = rehypeShiki;

export const highlightOptions: RehypeShikiOptions = {
  theme,
  langs: ['shell', 'json', 'javascript', 'typescript', 'tsx', 'python', 'go', 'rust', 'http', 'toml', 'yaml', 'sql', 'solidity'],
  fallbackLanguage: 'text',
  defaultLanguage: 'text',
  addLanguageClass: true,
  // Half a second a line by default: on a busy machine a line lost its colours.
  tokenizeTimeLimit: 0,
  // Many pages show the same call: it is coloured once. Plugins that come after change each piece once, whatever number of articles holds it.
  cache: new Map(),
  // Code can be wider than the page: it scrolls, and a keyboard must be able to.
  tabindex: 0,
  // What follows the language of a fence names the sample: ```ts viem
  parseMetaString: (text) => (text.trim() === '' ? undefined : { 'data-title': text.trim() }),
};

const colorOf = /^color:var\(--code-([\w-]+)\)$/;

/** Turns the colours that highlighting writes as styles into classes: shorter, and the policy needs no exception for them. */
export function styleToClasses() {
  return (tree: Root): void => {
    visitElements(tree, (node) => {
      const { style } = node.properties;
      if (typeof style !== 'string' || !style.includes(prefix)) return;
      delete node.properties['style'];
      const name = colorOf.exec(style)?.[1];
      if (node.tagName === 'span' && name !== undefined && name !== 'foreground') node.properties['className'] = [`code-${name}`];
    });
  };
}
