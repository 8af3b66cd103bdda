import { useTranslation } from '@onepoint/i18n/light';
import { Article } from '../../shared/article.tsx';
import type { DocContent } from '../../shared/doc-content.ts';
import { usePage } from '../../shared/page-context-provider.tsx';
import { DocActions } from './components/doc-actions.tsx';
import { DocEnd } from './components/doc-end.tsx';
import { DocMenu } from './components/doc-menu.tsx';
import { DocContents } from './components/doc-contents.tsx';
import styles from './docs-page.module.css';

/** A page of the documentation: where it stands, the text, its contents. */
export function DocsPage() {
  const { t } = useTranslation('page');
  const { content, urlLogical } = usePage();
  const doc = content as DocContent;
  const section = doc.sections.find(({ current }) => current);
  return (
    <div className={styles.layout}>
      <DocMenu doc={doc} />
      <div className={styles.body} key={urlLogical}>
        <header className={styles.head}>
          {section === undefined ? null : <p className={styles.section}>{section.title}</p>}
          <h1 className={styles.title} lang={doc.textLanguage ?? undefined}>
            {doc.title}
          </h1>
          <p className="text-lead" lang={doc.textLanguage ?? undefined}>
            {doc.description}
          </p>
          <DocActions markdownUrl={doc.markdownUrl} />
        </header>
        {doc.textLanguage === null ? null : <p className={styles.untranslated}>{t('docs.inEnglish')}</p>}
        <Article html={doc.html} language={doc.textLanguage ?? undefined} />
        <DocEnd doc={doc} />
      </div>
      <DocContents headings={doc.headings} language={doc.textLanguage ?? undefined} />
    </div>
  );
}
