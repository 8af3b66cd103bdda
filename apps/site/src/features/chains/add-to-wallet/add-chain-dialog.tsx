import type { ServiceChain } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { endpointUrl } from '@onepoint/site-config';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Wallet } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { SiteDialog } from '../../../shared/site-dialog.tsx';
import { addChain, type AddChainOutcome, type BrowserWallet, watchWallets } from './wallets.ts';
import styles from './add-chain-dialog.module.css';

const tones = { added: 'positive', rejected: 'info', pending: 'caution', unsupported: 'negative', failed: 'negative' } as const;

function AddChainOutcomeAlert({ outcome, chain }: { outcome: AddChainOutcome; chain: string }) {
  const { t } = useTranslation('page');
  return (
    <Alert live tone={tones[outcome.kind]} title={t(`chains.wallet.outcomes.${outcome.kind}.title`, { chain })}>
      {t(`chains.wallet.outcomes.${outcome.kind}.text`)}
      {outcome.kind === 'failed' && outcome.message !== '' ? ` ${t('chains.wallet.said', { message: outcome.message })}` : null}
    </Alert>
  );
}

interface AddChainDialogProps {
  chain: ServiceChain;
  /** Origin of the public endpoint and of the chain's icon. @default this page's */
  origin?: string;
  onClose: () => void;
}

/** Adds a chain to a wallet of this browser, or shows what to enter by hand. */
export function AddChainDialog({ chain, origin = location.origin, onClose }: AddChainDialogProps) {
  const { t } = useTranslation('page');
  const [wallets, setWallets] = useState<readonly BrowserWallet[]>([]);
  const [askedId, setAskedId] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<AddChainOutcome>();
  // Wallets respond synchronously: in a layout effect, the "no wallet" text never flashes.
  useLayoutEffect(() => watchWallets(setWallets), []);

  const handleAdd = async ({ id, provider }: BrowserWallet): Promise<void> => {
    setOutcome(undefined);
    setAskedId(id);
    setOutcome(await addChain(provider, chain, origin));
    setAskedId(null);
  };
  const facts = [
    [t('chains.wallet.network'), chain.name],
    [t('chains.wallet.endpoint'), endpointUrl({ origin, chain: chain.slug, key: 'public' })],
    [t('chainCards.chainId'), String(chain.chainId)],
    [t('chainCards.currency'), chain.currency.symbol],
    [t('chains.wallet.explorer'), chain.explorerUrl],
  ] as const;

  return (
    <SiteDialog title={t('chains.wallet.title', { chain: chain.name })} onClose={onClose}>
      <p className="text-muted">{t('chains.wallet.text')}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {wallets.length === 0 ? (
        <Alert tone="info" title={t('chains.wallet.none.title')}>
          {t('chains.wallet.none.text')}
        </Alert>
      ) : null}
      {outcome === undefined ? null : <AddChainOutcomeAlert outcome={outcome} chain={chain.name} />}
      <div className={styles.wallets}>
        {wallets.map((wallet) => (
          <Button
            key={wallet.id}
            variant="primary"
            fullWidth
            icon={<Wallet aria-hidden />}
            loading={askedId === wallet.id}
            loadingLabel={t('chains.wallet.asking')}
            disabled={askedId !== null && askedId !== wallet.id}
            onClick={() => void handleAdd(wallet)}
          >
            {t('chains.wallet.addTo', { wallet: wallet.name ?? t('chains.wallet.unnamed') })}
          </Button>
        ))}
      </div>
      {askedId === null ? null : <p role="status">{t('chains.wallet.asking')}</p>}
    </SiteDialog>
  );
}
