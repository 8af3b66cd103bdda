import { useTranslation } from '@onepoint/i18n/light';
import { siteConfig } from '@onepoint/site-config';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import styles from './missing-chain-card.module.css';

/** The last place of the grid: for the chain that is not in it. */
export function MissingChainCard() {
  const { t } = useTranslation('page');
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{t('chainCards.missing.title')}</h3>
      <p className="text-muted">{t('chainCards.missing.text')}</p>
      <LinkButton className={styles.action} href={`mailto:${siteConfig.supportEmail}`}>
        {t('chainCards.missing.action')}
      </LinkButton>
    </li>
  );
}
