import { useTranslation } from '@onepoint/i18n';
import { Rss } from 'lucide-react';
import { formatDay } from '../../shared/format.ts';
import { usePage } from '../../shared/page-context.ts';
import type { PostListContent } from '../../shared/content/page-content.ts';
import styles from './changelog-page.module.css';

export function ChangelogPage() {
  const { t } = useTranslation('page');
  const { content, locale } = usePage();
  const { posts, feeds, textLanguage } = content as PostListContent;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('changelog.title')}</h1>
        <p className="text-lead">{t('changelog.description')}</p>
        <div className={styles.feeds} role="group" aria-label={t('changelog.subscribe')}>
          <span className={styles.subscribe} aria-hidden>
            <Rss size={16} strokeWidth={1.5} />
            {t('changelog.subscribe')}
          </span>
          <a href={feeds.rss}>{t('changelog.rss')}</a>
          <a href={feeds.json}>{t('changelog.jsonFeed')}</a>
        </div>
        {textLanguage === null ? null : <p className="text-muted">{t('changelog.inEnglish')}</p>}
      </header>
      <ol className={styles.posts} reversed>
        {posts.map(({ href, title, description, publishedAt }) => (
          <li key={href} className={styles.post}>
            <time dateTime={publishedAt.slice(0, 10)} className={styles.day}>
              {formatDay(publishedAt, locale)}
            </time>
            <div className={styles.words} lang={textLanguage ?? undefined}>
              <h2 className={styles.name}>
                <a href={href}>{title}</a>
              </h2>
              <p className="text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
