import type { ApiKey, RotatedApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Button } from '@onepoint/ui-kit/button';
import { useId, useState, type SubmitEvent } from 'react';
import { GraceChoice } from '../components/grace-choice.tsx';
import { RotationConsequence } from '../components/rotation-consequence.tsx';
import type { RotationGrace } from '../data/rotation-grace.ts';
import { useNotifyKeyError } from '../hooks/use-notify-key-error.ts';
import { useRotateApiKey } from '../hooks/use-rotate-api-key.ts';
import styles from './rotate-api-key-modal.module.css';

export interface RotateApiKeyModalProps extends ModalControls<RotatedApiKey> {
  projectId: string;
  apiKey: ApiKey;
}

/** Asks how long the old secret goes on working and gives the key a new one. Closes with the key and its new secret. */
export function RotateApiKeyModal({ projectId, apiKey, close }: RotateApiKeyModalProps) {
  const { t } = useTranslation(['modals', 'common']);
  const formId = useId();
  const notifyError = useNotifyKeyError(projectId);
  const rotate = useRotateApiKey(projectId, apiKey.id);
  const [grace, setGrace] = useState<RotationGrace>('day');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (rotate.isPending) return;
    rotate.mutate(grace, {
      onSuccess: close,
      onError: (error) => notifyError(t('modals:rotateApiKey.failed'), error, apiKey.id),
    });
  };
  return (
    <ModalLayout
      title={t('modals:rotateApiKey.title', { name: apiKey.name })}
      description={t('modals:rotateApiKey.description')}
      onClose={() => close()}
      footer={
        <>
          <Button onClick={() => close()}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant={grace === 'now' ? 'danger' : 'primary'} loading={rotate.isPending}>
            {t('modals:rotateApiKey.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={handleSubmit}>
        <GraceChoice value={grace} onValueChange={setGrace} disabled={rotate.isPending} />
        <RotationConsequence apiKey={apiKey} grace={grace} />
      </form>
    </ModalLayout>
  );
}
