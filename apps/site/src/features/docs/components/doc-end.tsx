import { useTranslation } from '@onepoint/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { DocFrame } from '../../../shared/doc-content.ts';
import { usePage } from '../../../shared/page-context-provider.tsx';
import styles from './doc-end.module.css';

/** End of a page: when it was changed and where to mend it, and the pages before and after. */
export function DocEnd({ doc: { editUrl, updatedAt, previous, next, textLanguage } }: { doc: DocFrame }) {
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
