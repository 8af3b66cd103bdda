import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../../../shared/focus/focus-on-mount.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useBalance } from '../hooks/use-balance.ts';

export interface PromocodeDoneProps {
  projectId: string;
  activation: PromocodeActivation;
  onClose: () => void;
}

/** What a promo code brought, and the balance with it. */
export function PromocodeDone({ projectId, activation, onClose }: PromocodeDoneProps) {
  const { t } = useTranslation(['modals', 'common']);
  const format = useFormat();
  const balanceCents = useBalance(projectId);
  const { code, amount } = activation;
  return (
    <ModalLayout
      title={t('modals:promocode.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} ref={focusOnMount}>
          {t('common:actions.done')}
        </Button>
      }
    >
      <Alert tone="positive" live title={t('modals:promocode.done.title', { amount: format.money(amount) })}>
        {balanceCents === undefined ? null : t('modals:promocode.done.text', { code, balance: format.money(balanceCents) })}
      </Alert>
    </ModalLayout>
  );
}
