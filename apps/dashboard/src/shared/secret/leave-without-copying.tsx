import { useTranslation } from '@onepoint/i18n';
import { ModalLayout } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../focus/focus-on-mount.ts';

export interface LeaveWithoutCopyingProps {
  /** What it costs. */
  text: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked in place of the secret, so that it is answered before anything is lost. */
export function LeaveWithoutCopying({ text, onStay, onLeave }: LeaveWithoutCopyingProps) {
  const { t } = useTranslation('modals');
  return (
    <ModalLayout
      title={t('revealApiKey.notCopied.title')}
      onClose={onStay}
      widthPx={560}
      footer={
        <>
          <Button variant="danger" onClick={onLeave}>
            {t('revealApiKey.notCopied.leave')}
          </Button>
          <Button variant="primary" onClick={onStay} ref={focusOnMount}>
            {t('revealApiKey.notCopied.stay')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </ModalLayout>
  );
}
