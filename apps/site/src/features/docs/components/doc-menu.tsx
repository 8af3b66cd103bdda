import { useTranslation } from '@onepoint/i18n';
import { ChevronDown } from 'lucide-react';
import { BreakableName } from '../../../shared/breakable-name.tsx';
import type { DocFrame } from '../../../shared/doc-content.ts';
import { useShownEntry } from '../hooks/use-shown-entry.ts';
import styles from './doc-menu.module.css';

/** The pages of this part of the documentation, and the other parts. A disclosure in narrow windows, a column in wide ones. */
export function DocMenu({ doc: { sections, siblings, textLanguage } }: { doc: DocFrame }) {
  const { t } = useTranslation('page');
  const { menu, nav } = useShownEntry(siblings.find(({ current }) => current)?.href);
  const pages = (
    <ul className={styles.pages} lang={textLanguage ?? undefined}>
      {siblings.map((page) => (
        <li key={page.href}>
          {page.group === undefined ? null : <p className={styles.group}>{page.group}</p>}
          <a href={page.href} className={styles.page} aria-current={page.current ? 'page' : undefined}>
            <BreakableName name={page.title} />
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
    <details ref={menu} className={styles.menu}>
      <summary className={styles.summary}>
        {t('docs.menu')}
        <ChevronDown aria-hidden className={styles.chevron} />
      </summary>
      <nav ref={nav} className={styles.nav} aria-label={t('docs.menu')}>
        {list}
      </nav>
    </details>
  );
}
