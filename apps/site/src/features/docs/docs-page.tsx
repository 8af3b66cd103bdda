import { useAppState } from '@onepoint/app-state';
import { Article } from '../../shared/article/article.tsx';
import type { DocContent } from '../../shared/content/doc-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { DocLayout } from './doc-layout.tsx';

const chainPages = '/docs/chains/';

/** A guide with the selected chain in its samples, except on pages of chains. */
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
