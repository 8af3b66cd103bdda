import type { ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { CopyButton } from '@onepoint/ui-kit/copy-button';
import { useOrigin } from '../hydration.ts';
import styles from './chain-endpoint.module.css';

export function ChainEndpoint({ chain }: { chain: Pick<ServiceChain, 'slug' | 'name'> }) {
  const { t } = useTranslation(['page', 'common']);
  const url = endpointUrl({ origin: useOrigin(), chain: chain.slug, key: 'public' });
  return (
    <div className={styles.endpoint}>
      <code translate="no">{`/rpc/${chain.slug}/public`}</code>
      <CopyButton
        text={url}
        label={t('chainCards.copyEndpoint', { chain: chain.name })}
        copiedLabel={t('common:actions.copied')}
        failedLabel={t('common:states.copyFailed')}
      />
    </div>
  );
}
