import { siteConfig } from '@onepoint/site-config';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DescribedPage } from '../../shared/head/page-facts.ts';
import { pageTags } from '../../shared/head/page-tags.ts';
import { whenIdle } from '../../shared/when-idle.ts';
import type { ShownPage } from '../shown-page.ts';

/** Everything in `<head>` that describes one page. Structured data is only read from documents: it goes with the document's page. */
const pageElements = [
  'meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"], [property^="article:"])',
  'link:is([rel=canonical], [rel=alternate])',
  'script[type="application/ld+json"]',
].join();

/** Makes `<head>` describe a page other than the one that the document was written for. */
export function updateHead(page: DescribedPage): void {
  for (const stale of document.head.querySelectorAll(pageElements)) stale.remove();
  const elements = pageTags(page).map(({ name, attributes }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  });
  document.head.append(...elements);
}

/** Keeps the document's language, title and metadata those of the page on screen. The server writes them first. */
export function usePageHead(page: ShownPage): void {
  const described = useRef(page);
  const { locale } = page.context;
  useLayoutEffect(() => {
    // Setting even the same language would restyle the whole document.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    document.title = siteConfig.title;
    if (described.current === page) return undefined;
    return whenIdle(() => {
      described.current = page;
      updateHead(page.context);
    });
  }, [page]);
}
