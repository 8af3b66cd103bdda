import { useTranslation } from '@onepoint/i18n';
import { PageHead } from '../../shared/page-sections.tsx';
import { usePage } from '../../shared/page-context.ts';
import type { SiteMapContent } from '../../shared/content/page-content.ts';
import styles from './gsitemap-page.module.css';

/** All pages of the site, by kind. */
export function GsitemapPage() {
  const { t } = useTranslation('page');
  const { groups } = usePage().content as SiteMapContent;
  return (
    <PageHead title={t('gsitemap.title')} lead={t('gsitemap.description')}>
      {groups.map(({ id, title, links }) => (
        <section key={id} className={styles.group} aria-labelledby={`map-${id}`}>
          <h2 id={`map-${id}`} className={styles.title}>
            {title}
          </h2>
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={styles.link}>
                  {link.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageHead>
  );
}
