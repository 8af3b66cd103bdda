import { Article } from '../../shared/article.tsx';
import type { DocContent } from '../../shared/doc-content.ts';
import { usePage } from '../../shared/page-context-provider.tsx';
import { DocLayout } from './components/doc-layout.tsx';

/** A guide. */
export function DocsPage() {
  const { content } = usePage();
  const doc = content as DocContent;
  return (
    <DocLayout doc={doc}>
      <Article html={doc.html} language={doc.textLanguage ?? undefined} />
    </DocLayout>
  );
}
