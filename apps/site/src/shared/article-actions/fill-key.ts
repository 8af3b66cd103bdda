import { docsConfig } from '@onepoint/site-config';

export interface FillKeyParameters {
  article: HTMLElement;
  /** The key that the reader keeps on this device; null shows the placeholder. */
  apiKey: string | null;
  signal: AbortSignal;
}

/** Samples, and addresses that stand in a table. A placeholder in a sentence stays: it speaks of the placeholder. */
const filledCode = '.code-frame code, td code';

/** Puts the reader's own key where the code of an article has a placeholder; the placeholder comes back when the signal aborts. */
export function fillKey({ article, apiKey, signal }: FillKeyParameters): void {
  if (apiKey === null) return;
  for (const code of article.querySelectorAll(filledCode)) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!text.includes(docsConfig.token)) continue;
      const filled = node;
      filled.nodeValue = text.replaceAll(docsConfig.token, apiKey);
      signal.addEventListener('abort', () => {
        filled.nodeValue = text;
      });
    }
  }
}
