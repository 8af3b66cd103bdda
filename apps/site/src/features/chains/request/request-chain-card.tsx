import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { Link } from '@onepoint/ui-kit/link';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, useState } from 'react';
import styles from './request-chain-card.module.css';

// The form and its validation load when the reader asks for them.
const RequestChainDialog = onDemand(async () => (await import('./request-chain-dialog.tsx')).RequestChainDialog);

/** The last card of the list, for requesting a missing chain. */
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
