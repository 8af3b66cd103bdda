import { useTranslation } from '@onepoint/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { BreakableName } from '../../shared/breakable-name.tsx';
import type { DocFrame } from '../../shared/content/doc-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { DocActions } from './doc-actions.tsx';
import { DocContents } from './doc-contents.tsx';
import styles from './doc-layout.module.css';
import { DocMenu } from './doc-menu.tsx';
import { useChainOfPath } from './use-chain-of-path.ts';

interface DocLayoutProps {
  doc: DocFrame;
  /** The title is code. @default false */
  code?: boolean;
  /** In wide windows, code stays visible in a separate column. Otherwise it's between the title and the text. */
  aside?: ReactNode;
  children: ReactNode;
}

export function DocLayout({ doc, code = false, aside, children }: DocLayoutProps) {
  const { t } = useTranslation('page');
  const { urlLogical } = usePage();
  useChainOfPath();
  const section = doc.sections.find(({ current }) => current);
  const language = doc.textLanguage ?? undefined;
  return (
    <div className={styles.layout} data-columns={aside === undefined ? undefined : ''}>
      <DocMenu doc={doc} />
      <div className={styles.body}>
        <header className={styles.head}>
          {section === undefined ? null : <p className={styles.section}>{section.title}</p>}
          <h1 className={`${styles.title} ${code ? styles.code : ''}`} lang={language} translate={code ? 'no' : undefined}>
            {code ? <BreakableName name={doc.title} /> : doc.title}
          </h1>
          <p className="text-lead" lang={language}>
            {doc.description}
          </p>
          <DocActions key={doc.markdownUrl} markdownUrl={doc.markdownUrl} />
        </header>
        {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
        <div className={styles.main}>
          {doc.textLanguage === null ? null : <p className={styles.untranslated}>{t('docs.inEnglish')}</p>}
          <Fragment key={urlLogical}>{children}</Fragment>
          <DocEnd doc={doc} />
        </div>
      </div>
      <DocContents headings={doc.headings} language={language} />
    </div>
  );
}

function DocEnd({ doc: { editUrl, updatedAt, previous, next, textLanguage } }: { doc: DocFrame }) {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  return (
    <footer className={styles.end}>
      <p className={styles.source}>
        {updatedAt === null ? null : (
          <time dateTime={updatedAt}>
            {t('docs.updated', { date: new Date(updatedAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }) })}
          </time>
        )}
        {editUrl === null ? null : (
          <a href={editUrl} rel="external">
            {t('docs.edit')}
          </a>
        )}
      </p>
      <nav className={styles.neighbours} aria-label={t('docs.neighbours')}>
        {previous === null ? (
          <span />
        ) : (
          <a href={previous.href} className={styles.neighbour} rel="prev">
            <span className={styles.direction}>
              <ArrowLeft aria-hidden />
              {t('docs.previous')}
            </span>
            <span lang={previous.translated === true ? undefined : (textLanguage ?? undefined)}>{previous.title}</span>
          </a>
        )}
        {next === null ? null : (
          <a href={next.href} className={`${styles.neighbour} ${styles.next}`} rel="next">
            <span className={styles.direction}>
              {t('docs.next')}
              <ArrowRight aria-hidden />
            </span>
            <span lang={textLanguage ?? undefined}>{next.title}</span>
          </a>
        )}
      </nav>
    </footer>
  );
}
