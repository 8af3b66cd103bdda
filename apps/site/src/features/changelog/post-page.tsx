import { useTranslation } from '@onepoint/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Article } from '../../shared/article/article.tsx';
import { formatDay } from '../../shared/format.ts';
import { usePage } from '../../shared/page-context.ts';
import type { PostContent } from '../../shared/content/page-content.ts';
import styles from './post-page.module.css';

export function PostPage() {
  const { t } = useTranslation('page');
  const { content, locale, urlLogical } = usePage();
  const { title, description, html, publishedAt, listHref, newer, older, textLanguage } = content as PostContent;
  const language = textLanguage ?? undefined;
  return (
    <article className={styles.page} key={urlLogical}>
      <header className={styles.head}>
        <p className={styles.line}>
          <a href={listHref}>{t('changelog.title')}</a>
          <time dateTime={publishedAt.slice(0, 10)}>{formatDay(publishedAt, locale)}</time>
        </p>
        <h1 className={styles.title} lang={language}>
          {title}
        </h1>
        <p className="text-lead" lang={language}>
          {description}
        </p>
        {language === undefined ? null : <p className="text-muted">{t('changelog.inEnglish')}</p>}
      </header>
      <Article html={html} language={language} />
      <nav className={styles.neighbours} aria-label={t('changelog.neighbours')} lang={language}>
        {newer === null ? (
          <span />
        ) : (
          <a href={newer.href} rel="next">
            <ArrowLeft aria-hidden />
            {newer.title}
          </a>
        )}
        {older === null ? null : (
          <a href={older.href} rel="prev" className={styles.older}>
            {older.title}
            <ArrowRight aria-hidden />
          </a>
        )}
      </nav>
    </article>
  );
}
