import { useTranslation } from '@onepoint/i18n';
import type { AgreementContent } from '../../shared/content/page-content.ts';
import { Article } from '../../shared/article/article.tsx';
import { usePage } from '../../shared/page-context.ts';
import styles from './agreement-page.module.css';

export function AgreementPage() {
  const { t } = useTranslation('page');
  const { content, urlLogical } = usePage();
  const { title, description, html, textLanguage } = content as AgreementContent;
  const language = textLanguage ?? undefined;
  return (
    <div className={styles.page} key={urlLogical}>
      <header className={styles.head}>
        <h1 className={styles.title} lang={language}>
          {title}
        </h1>
        <p className="text-lead" lang={language}>
          {description}
        </p>
        {language === undefined ? null : <p className="text-muted">{t('agreement.binding')}</p>}
      </header>
      <Article html={html} language={language} />
    </div>
  );
}
