import { listCustodialWalletsQueryOptions } from '@onepoint/api-client';
import type { CustodialWallet } from '@onepoint/api-contract';
import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { siteConfig } from '@onepoint/site-config';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { Link } from '@onepoint/ui-kit/link';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { WalletMinimal } from 'lucide-react';
import { useCallback, useId, useState } from 'react';
import { useApiClient } from '../../../shared/api/api-client-context.ts';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { SlowLoads } from '../../../shared/slow/slow-loads.tsx';
import { useNewestPayments, useProjectName } from '../payments.queries.ts';
import { tokenNames } from '../payments.rules.ts';
import styles from './cascade-deposit-modal.module.css';
import { DepositAddressCard, depositWallets, type DepositWallet, type RejectedWallet } from './deposit-address.tsx';

interface CascadeDepositModalProps extends ModalControls {
  projectId: string;
}

/** Deposit by transfer to the project's own address. Shows a toast when a transfer arrives. */
export function CascadeDepositModal({ projectId, close }: CascadeDepositModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const wallets = useDepositWallets(projectId);
  const project = useProjectName(projectId);
  useNewestPayments(projectId);
  const retry = (): void => void wallets.refetch();
  const failed = wallets.isError && !wallets.data;
  return (
    <ModalLayout
      title={t('modals:cascadeDeposit.title')}
      description={project === undefined ? undefined : t('modals:cascadeDeposit.description', { project })}
      onClose={() => close()}
      widthPx={560}
      footer={<Button onClick={() => close()}>{t('common:actions.done')}</Button>}
    >
      {wallets.isPending ? (
        <>
          <SlowLoads />
          <div className={styles.deposit} aria-busy>
            <span className="visually-hidden" role="status">
              {t('modals:cascadeDeposit.loading')}
            </span>
            <Skeleton shape="block" className={styles.warningSkeleton} />
            <Skeleton />
          </div>
        </>
      ) : null}
      {failed ? (
        <QueryError title={t('modals:cascadeDeposit.failed')} error={wallets.error} onRetry={retry} retrying={wallets.isFetching} />
      ) : null}
      {wallets.data?.length === 0 ? (
        <EmptyState headingLevel={3} icon={<WalletMinimal aria-hidden />} title={t('modals:cascadeDeposit.none.title')}>
          {t('modals:cascadeDeposit.none.text')}
        </EmptyState>
      ) : null}
      {wallets.data && wallets.data.length > 0 ? (
        <CascadeDeposit wallets={wallets.data} onRetry={retry} retrying={wallets.isFetching} />
      ) : null}
    </ModalLayout>
  );
}

/**
 * Verified deposit addresses, refetched on each use because addresses can be replaced. Not in `payments.queries.ts`, because verification
 * needs viem, which only this modal loads.
 */
function useDepositWallets(projectId: string) {
  const select = useCallback((wallets: CustodialWallet[]) => depositWallets(wallets, projectId), [projectId]);
  return useQuery({ ...listCustodialWalletsQueryOptions(useApiClient()), staleTime: 0, select });
}

interface CascadeDepositProps {
  /** Has at least one entry. */
  wallets: readonly (DepositWallet | RejectedWallet)[];
  onRetry: () => void;
  retrying: boolean;
}

/** Shows one network's address at a time. Each network asks for its own confirmation. */
function CascadeDeposit({ wallets, onRetry, retrying }: CascadeDepositProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const wallet = wallets.find(({ chainId }) => chainId === chosenId) ?? wallets[0];
  if (!wallet) return null;
  return (
    <div className={styles.deposit}>
      {wallets.length > 1 ? <NetworkChoice wallets={wallets} value={wallet.chainId} onValueChange={setChosenId} /> : null}
      {wallet.kind === 'rejected' ? (
        <RejectedAddress network={wallet.network} onRetry={onRetry} retrying={retrying} />
      ) : (
        <ConfirmedAddress key={`${String(wallet.chainId)} ${wallet.address}`} wallet={wallet} />
      )}
    </div>
  );
}

interface NetworkChoiceProps {
  wallets: readonly Pick<DepositWallet | RejectedWallet, 'network' | 'chainId'>[];
  value: number;
  onValueChange: (chainId: number) => void;
}

/** Lists all networks together, because a transfer on the wrong network is lost. */
function NetworkChoice({ wallets, value, onValueChange }: NetworkChoiceProps) {
  const { t } = useTranslation('modals');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('cascadeDeposit.network')}</legend>
      {wallets.map(({ network, chainId }) => (
        <label key={chainId} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={chainId}
            checked={chainId === value}
            onChange={() => onValueChange(chainId)}
          />
          <ChainIcon chain={serviceChains.find((chain) => chain.chainId === chainId)?.slug ?? network} size={16} />
          {network}
        </label>
      ))}
    </fieldset>
  );
}

/** Shows the address once the user confirms which tokens are credited. */
function ConfirmedAddress({ wallet }: { wallet: DepositWallet }) {
  const { t, i18n } = useTranslation('modals');
  const [confirmed, setConfirmed] = useState(false);
  const accepted = { tokens: tokenNames(wallet.tokens, i18n.language), network: wallet.network };
  return (
    <>
      <Alert tone="caution" title={t('cascadeDeposit.warning.title', accepted)}>
        {t('cascadeDeposit.warning.text')}
      </Alert>
      <Checkbox
        label={t('cascadeDeposit.confirm', accepted)}
        description={confirmed ? undefined : t('cascadeDeposit.hidden')}
        checked={confirmed}
        onChange={(event) => setConfirmed(event.target.checked)}
      />
      {confirmed ? <DepositAddressCard wallet={wallet} /> : null}
    </>
  );
}

interface RejectedAddressProps {
  network: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown instead of an address that failed verification. */
function RejectedAddress({ network, onRetry, retrying }: RejectedAddressProps) {
  const { t } = useTranslation(['modals', 'common']);
  return (
    <Alert
      tone="negative"
      live
      title={t('modals:cascadeDeposit.refused.title', { network })}
      action={
        <Button size="sm" onClick={onRetry} loading={retrying}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {t('modals:cascadeDeposit.refused.text')} <Link href={`mailto:${siteConfig.supportEmail}`}>{siteConfig.supportEmail}</Link>
    </Alert>
  );
}
