import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../../../shared/focus.ts';

/** Closes with `leave` if the user agrees to discard the settings. */
export function UnsavedSettingsModal({ close }: ModalControls<'leave'>) {
  const { t } = useTranslation('modals');
  return (
    <ModalLayout
      title={t('unsavedSettings.title')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close('leave')}>{t('unsavedSettings.leave')}</Button>
          <Button variant="primary" onClick={() => close()} ref={focusOnMount}>
            {t('unsavedSettings.stay')}
          </Button>
        </>
      }
    >
      <p>{t('unsavedSettings.text')}</p>
    </ModalLayout>
  );
}
