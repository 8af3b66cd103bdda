import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { focusOnMount } from '../../../shared/focus.ts';

/** Asks before settings that were changed and not saved are thrown away. Closes with `leave` where the reader says so. */
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
