import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';
import { lazy, Suspense, useState } from 'react';
import styles from './request-chain-card.module.css';

// The form, its rules and its fields are for those who ask.
const RequestChainDialog = lazy(async () => ({ default: (await import('./request-chain-dialog.tsx')).RequestChainDialog }));

/** The last place of the list: for the chain that is not in it. */
export function RequestChainCard() {
  const { t } = useTranslation('page');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li id="request-chain" className={styles.card}>
      <h2 className={styles.title}>{t('chainCards.missing.title')}</h2>
      <p className="text-muted">{t('chainCards.missing.text')}</p>
      <Button variant="primary" className={styles.action} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('chains.request.open')}
      </Button>
      <p className="text-muted">
        <Link href={`mailto:${siteConfig.supportEmail}`}>{t('chains.request.write')}</Link>
      </p>
      {isOpen ? (
        <Suspense fallback={null}>
          <RequestChainDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </li>
  );
}
