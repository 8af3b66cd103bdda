import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Check } from 'lucide-react';
import { usePage } from '../../shared/page-context.ts';
import { statusPath } from '../../shared/site-paths.ts';
import styles from './hero.module.css';
import { LivePanel, type LiveChains } from './live/live-panel.tsx';
import { StartLink } from './start-link.tsx';

const facts = ['uptime', 'free', 'standard'] as const;

export function Hero({ chains, listed }: LiveChains) {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  return (
    <section className={styles.hero}>
      <div className={styles.backdrop} aria-hidden />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.hero.title')}</h1>
          <p className={styles.lead}>{t('home.hero.lead')}</p>
          <div className={styles.actions}>
            <StartLink size="lg" />
            <LinkButton href={localePath('/docs', locale)} size="lg">
              {t('home.hero.reference')}
            </LinkButton>
          </div>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <Check size={16} strokeWidth={1.5} aria-hidden />
                {fact === 'uptime' ? (
                  <a href={localePath(statusPath, locale)}>{t('home.hero.facts.uptime')}</a>
                ) : (
                  t(`home.hero.facts.${fact}`)
                )}
              </li>
            ))}
          </ul>
        </div>
        {chains.length === 0 ? null : <LivePanel chains={chains} listed={listed} />}
      </div>
    </section>
  );
}
