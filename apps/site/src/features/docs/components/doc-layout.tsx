import { useTranslation } from '@onepoint/i18n';
import { Fragment, type ReactNode } from 'react';
import type { DocFrame } from '../../../shared/doc-content.ts';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { useChainOfPath } from '../hooks/use-chain-of-path.ts';
import { DocActions } from './doc-actions.tsx';
import { DocContents } from './doc-contents.tsx';
import { DocEnd } from './doc-end.tsx';
import styles from './doc-layout.module.css';
import { DocMenu } from './doc-menu.tsx';

export interface DocLayoutProps {
  doc: DocFrame;
  /** The title is code. @default false */
  code?: boolean;
  children: ReactNode;
}

/** Frame of every page of the documentation: where it stands, its title, its contents, what comes before and after. */
export function DocLayout({ doc, code = false, children }: DocLayoutProps) {
  const { t } = useTranslation('page');
  const { urlLogical } = usePage();
  useChainOfPath();
  const section = doc.sections.find(({ current }) => current);
  const language = doc.textLanguage ?? undefined;
  return (
    <div className={styles.layout}>
      <DocMenu doc={doc} />
      <div className={styles.body}>
        <header className={styles.head}>
          {section === undefined ? null : <p className={styles.section}>{section.title}</p>}
          <h1 className={`${styles.title} ${code ? styles.code : ''}`} lang={language} translate={code ? 'no' : undefined}>
            {doc.title}
          </h1>
          <p className="text-lead" lang={language}>
            {doc.description}
          </p>
          <DocActions key={doc.markdownUrl} markdownUrl={doc.markdownUrl} />
        </header>
        {doc.textLanguage === null ? null : <p className={styles.untranslated}>{t('docs.inEnglish')}</p>}
        <Fragment key={urlLogical}>{children}</Fragment>
        <DocEnd doc={doc} />
      </div>
      <DocContents headings={doc.headings} language={language} />
    </div>
  );
}
