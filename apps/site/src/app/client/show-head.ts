import type { DescribedPage } from '../../shared/head/page-facts.ts';
import { pageTags } from '../../shared/head/page-tags.ts';

/** Everything in `<head>` that is about one page. Data for machines is read from documents alone: it goes with the document's page. */
const aboutPage = [
  'meta:is([name=description], [name=robots], [name^="twitter:"], [property^="og:"], [property^="article:"])',
  'link:is([rel=canonical], [rel=alternate])',
  'script[type="application/ld+json"]',
].join();

/** Makes `<head>` describe another page than the one that the document was written for. */
export function showHead(page: DescribedPage): void {
  for (const stale of document.head.querySelectorAll(aboutPage)) stale.remove();
  const elements = pageTags(page).map(({ name, attributes }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  });
  document.head.append(...elements);
}
