import { useTranslation } from '@onepoint/i18n';
import { SiteDialog } from '../../../shared/site-dialog/site-dialog.tsx';
import { useChainRequest } from '../hooks/use-chain-request.ts';
import { RequestChainForm } from './request-chain-form.tsx';
import { RequestStored } from './request-stored.tsx';

/** The form that asks for a chain which is not served yet. */
export function RequestChainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('page');
  const request = useChainRequest();
  return (
    <SiteDialog title={t('chains.request.title')} onClose={onClose} keepsOpenOutside>
      {request.outcome?.kind === 'stored' ? <RequestStored id={request.outcome.id} /> : <RequestChainForm request={request} />}
    </SiteDialog>
  );
}
