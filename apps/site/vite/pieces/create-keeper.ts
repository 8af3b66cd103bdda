import type { KeptText } from './kept-text.ts';

/** Gives the text that it was given last its identity again: the pages of an article, one a language, follow each other. */
export function createKeeper(): (text: string) => KeptText {
  let last: KeptText = { text: '' };
  return (text) => {
    if (text !== last.text) last = { text };
    return last;
  };
}
