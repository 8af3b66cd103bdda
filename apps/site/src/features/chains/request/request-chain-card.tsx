import type { ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { siteConfig } from '@onepoint/site-config';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Link } from '@onepoint/ui-kit/link';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, useState } from 'react';
import styles from './request-chain-card.module.css';

// The form and its validation are loaded on demand.
const RequestChainDialog = onDemand(async () => (await import('./request-chain-dialog.tsx')).RequestChainDialog);

interface RequestChainCardProps {
  /** Supported chains that this installation does not serve. */
  chains: readonly ServiceChain[];
}

export function RequestChainCard({ chains }: RequestChainCardProps) {
  const { t } = useTranslation('page');
  const [request, setRequest] = useState<{ chain?: string }>();
  return (
    <li id="request-chain" className={styles.card}>
      <h2 className={styles.title}>{t('chainCards.missing.title')}</h2>
      <p className="text-muted">{t('chainCards.missing.text')}</p>
      {chains.length === 0 ? null : (
        <ul className={styles.chains}>
          {chains.map(({ slug, name }) => (
            <li key={slug}>
              <Button
                size="sm"
                icon={<ChainIcon chain={slug} size={16} />}
                aria-haspopup="dialog"
                aria-label={t('chains.request.openFor', { chain: name })}
                onClick={() => setRequest({ chain: name })}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Button variant="primary" className={styles.action} aria-haspopup="dialog" onClick={() => setRequest({})}>
        {t('chains.request.open')}
      </Button>
      <p className="text-muted">
        <Link href={`mailto:${siteConfig.supportEmail}`}>{t('chains.request.write')}</Link>
      </p>
      {request === undefined ? null : (
        <Suspense fallback={null}>
          <RequestChainDialog chain={request.chain} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </li>
  );
}
