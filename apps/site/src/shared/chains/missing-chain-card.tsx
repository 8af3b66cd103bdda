import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { usePage } from '../page-context-provider.tsx';
import styles from './missing-chain-card.module.css';

/** The last place of the grid: for the chain that is not in it. */
export function MissingChainCard() {
  const { t } = useTranslation('page');
  return (
    <li className={styles.card}>
      <h3 className={styles.title}>{t('chainCards.missing.title')}</h3>
      <p className="text-muted">{t('chainCards.missing.text')}</p>
      <LinkButton className={styles.action} href={`${localePath('/chains', usePage().locale)}#request-chain`}>
        {t('chainCards.missing.action')}
      </LinkButton>
    </li>
  );
}
