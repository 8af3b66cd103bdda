import { fillOrigin } from '../fill-origin.ts';

/** Has the code of an article name the gateway as this browser reaches it, so that what is copied works. */
export function fillOwnOrigin(article: HTMLElement, origin: string): void {
  for (const code of article.querySelectorAll('code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      const filled = fillOrigin(text, origin);
      if (filled !== text) node.nodeValue = filled;
    }
  }
}
