import { useTranslation } from '@onepoint/i18n';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { ArrowRight } from 'lucide-react';
import { useLoginPath } from '../../../shared/use-app-paths.ts';
import styles from './closing.module.css';

/** The last word: start. */
export function Closing() {
  const { t } = useTranslation('page');
  return (
    <section className={styles.closing}>
      <div className={styles.card} data-theme="dark">
        <div className={styles.words}>
          <h2 className={styles.title}>{t('home.end.title')}</h2>
          <p className={styles.text}>{t('home.end.text')}</p>
        </div>
        <LinkButton href={useLoginPath()} variant="primary" size="xl" iconEnd={<ArrowRight aria-hidden />}>
          {t('home.hero.start')}
        </LinkButton>
      </div>
    </section>
  );
}
