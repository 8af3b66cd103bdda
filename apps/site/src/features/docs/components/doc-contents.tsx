import { useTranslation } from '@onepoint/i18n';
import type { DocHeading } from '../../../shared/doc-content.ts';
import { useHeadingInView } from '../hooks/use-heading-in-view.ts';
import styles from './doc-contents.module.css';

/** The headings of the page, the one that is being read marked. */
export function DocContents({ headings, language }: { headings: readonly DocHeading[]; language: string | undefined }) {
  const { t } = useTranslation('page');
  const inView = useHeadingInView(headings);
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-label={t('docs.contents')}>
      <p className={styles.title}>{t('docs.contents')}</p>
      <ul lang={language}>
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} data-depth={depth} aria-current={id === inView ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
