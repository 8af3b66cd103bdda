import type { PromocodeActivation } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../../../shared/focus.ts';
import { PromocodeActivated } from './promocode-activated.tsx';

export interface PromocodeDoneProps {
  projectId: string;
  activation: PromocodeActivation;
  onClose: () => void;
}

/** The modal's last step: what the code brought. */
export function PromocodeDone({ projectId, activation, onClose }: PromocodeDoneProps) {
  const { t } = useTranslation(['modals', 'common']);
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
      <PromocodeActivated projectId={projectId} activation={activation} />
    </ModalLayout>
  );
}
