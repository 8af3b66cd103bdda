import { useTranslation } from '@onepoint/i18n/light';
import { ChevronDown } from 'lucide-react';
import type { DocContent } from '../../../shared/doc-content.ts';
import { usePage } from '../../../shared/page-context-provider.tsx';
import styles from './doc-menu.module.css';

/** The pages of this part of the documentation, and the other parts. A disclosure in narrow windows, a column in wide ones. */
export function DocMenu({ doc: { title, sections, siblings, textLanguage } }: { doc: DocContent }) {
  const { t } = useTranslation('page');
  const { urlLogical } = usePage();

  const pages = (
    <ul className={styles.pages} lang={textLanguage ?? undefined}>
      {siblings.map((page) => (
        <li key={page.href}>
          <a href={page.href} className={styles.page} aria-current={page.title === title ? 'page' : undefined}>
            {page.title}
          </a>
        </li>
      ))}
    </ul>
  );
  const list = (
    <ul className={styles.sections}>
      {sections.map((section) => (
        <li key={section.href}>
          <a href={section.href} className={styles.section} aria-current={section.current ? 'true' : undefined}>
            {section.title}
          </a>
          {section.current ? pages : null}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className={styles.column} aria-label={t('docs.menu')}>
        {list}
      </nav>
      <details className={styles.disclosure} key={urlLogical}>
        <summary className={styles.summary}>
          {t('docs.menu')}
          <ChevronDown aria-hidden className={styles.chevron} />
        </summary>
        <nav aria-label={t('docs.menu')}>{list}</nav>
      </details>
    </>
  );
}
