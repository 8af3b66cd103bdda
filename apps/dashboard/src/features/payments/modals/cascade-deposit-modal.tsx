import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { WalletMinimal } from 'lucide-react';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import { SlowLoads } from '../../../shared/slow/slow-loads.tsx';
import { CascadeDeposit } from '../components/cascade-deposit.tsx';
import { CascadeDepositSkeleton } from '../components/cascade-deposit-skeleton.tsx';
import { useDepositWallets } from '../hooks/use-deposit-wallets.ts';
import { useNewestPayments } from '../hooks/use-newest-payments.ts';

export interface CascadeDepositModalProps extends ModalControls {
  projectId: string;
}

/** The project's own deposit address, from the API and verified, behind a tick that names what may be sent there. What arrives meanwhile is said. */
export function CascadeDepositModal({ projectId, close }: CascadeDepositModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const wallets = useDepositWallets(projectId);
  useNewestPayments(projectId);
  const retry = (): void => void wallets.refetch();
  const failed = wallets.isError && !wallets.data;
  return (
    <ModalLayout
      title={t('modals:cascadeDeposit.title')}
      description={t('modals:cascadeDeposit.description')}
      onClose={() => close()}
      widthPx={560}
      footer={<Button onClick={() => close()}>{t('common:actions.done')}</Button>}
    >
      {wallets.isPending ? (
        <>
          <SlowLoads />
          <CascadeDepositSkeleton />
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
