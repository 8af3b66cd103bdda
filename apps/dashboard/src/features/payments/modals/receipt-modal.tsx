import type { Payment, Project } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { Printer } from 'lucide-react';
import { Receipt } from '../components/receipt.tsx';

export interface ReceiptModalProps extends ModalControls {
  payment: Payment;
  project: Pick<Project, 'id' | 'name'>;
}

/** The receipt of a payment, to read and to print; of one that is not paid, what is known of it. */
export function ReceiptModal({ payment, project, close }: ReceiptModalProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <ModalLayout
      title={t(`dashboard:payments.receiptPage.${payment.status === 'CONFIRMED' ? 'title' : 'details'}`)}
      onClose={() => close()}
      widthPx={520}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.close')}</Button>
          <Button variant="primary" icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {t('dashboard:payments.receiptPage.print')}
          </Button>
        </>
      }
    >
      <Receipt payment={payment} project={project} />
    </ModalLayout>
  );
}
