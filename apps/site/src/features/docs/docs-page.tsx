import { useAppState } from '@onepoint/app-state';
import { Article } from '../../shared/article.tsx';
import type { DocContent } from '../../shared/doc-content.ts';
import { usePage } from '../../shared/page-context-provider.tsx';
import { DocLayout } from './components/doc-layout.tsx';

const chainPages = '/docs/chains/';

/** A guide, with the reader's chain in its samples; the page of a chain keeps its own. */
export function DocsPage() {
  const { content, urlLogical } = usePage();
  const selected = useAppState('selectedDocChain');
  const doc = content as DocContent;
  return (
    <DocLayout doc={doc}>
      <Article html={doc.html} language={doc.textLanguage ?? undefined} chain={urlLogical.startsWith(chainPages) ? null : selected} />
    </DocLayout>
  );
}
