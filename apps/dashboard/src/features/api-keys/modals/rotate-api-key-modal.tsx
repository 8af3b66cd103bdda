import type { ApiKey, RotatedApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ModalLayout, type ModalControls } from '@onepoint/modal-stack';
import { Alert } from '@onepoint/ui-kit/alert';
import { Button } from '@onepoint/ui-kit/button';
import { Radio } from '@onepoint/ui-kit/radio';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { useId, useState, type SubmitEvent } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat, useNow } from '../../../shared/format/use-format.ts';
import { useRotateApiKey } from '../api-keys.mutations.ts';
import { useNotifyKeyError } from '../api-keys.queries.ts';
import { isRecentlyUsed, rotationGraceSeconds, type RotationGrace } from '../api-keys.rules.ts';
import styles from './api-key-modals.module.css';

interface RotateApiKeyModalProps extends ModalControls<RotatedApiKey> {
  projectId: string;
  apiKey: ApiKey;
}

/** Asks how long the old secret keeps working, then rotates the key. Closes with the key and its new secret. */
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
      <form id={formId} className={styles.body} onSubmit={handleSubmit}>
        <GraceChoice value={grace} onValueChange={setGrace} disabled={rotate.isPending} />
        <RotationConsequence apiKey={apiKey} grace={grace} />
      </form>
    </ModalLayout>
  );
}

interface GraceChoiceProps {
  value: RotationGrace;
  onValueChange: (grace: RotationGrace) => void;
  disabled: boolean;
}

function GraceChoice({ value, onValueChange, disabled }: GraceChoiceProps) {
  const { t } = useTranslation('modals');
  return (
    <RadioGroup
      label={t('rotateApiKey.grace')}
      description={t('rotateApiKey.graceHint')}
      value={value}
      onValueChange={onValueChange}
      disabled={disabled}
      ref={focusOnMount}
    >
      <Radio value="hour" label={t('rotateApiKey.hour')} />
      <Radio value="day" label={t('rotateApiKey.day')} />
      <Radio value="week" label={t('rotateApiKey.week')} />
      <Radio value="now" label={t('rotateApiKey.now')} description={t('rotateApiKey.nowHint')} />
    </RadioGroup>
  );
}

interface RotationConsequenceProps {
  apiKey: ApiKey;
  grace: RotationGrace;
}

function RotationConsequence({ apiKey, grace }: RotationConsequenceProps) {
  const { t } = useTranslation('modals');
  const format = useFormat();
  const now = useNow();
  const key = `${apiKey.prefix}…${apiKey.last4}`;
  const { lastUsedAt, previousSecretEndsAt } = apiKey;
  const atOnce = grace === 'now';
  const stopsSomething = atOnce && isRecentlyUsed(lastUsedAt, now);
  const rotatedBefore = previousSecretEndsAt !== undefined && previousSecretEndsAt !== null && Date.parse(previousSecretEndsAt) > now;
  const when = format.date(now + rotationGraceSeconds[grace] * 1000, { style: 'dateTime' });
  return (
    <Alert
      tone={atOnce || rotatedBefore ? 'caution' : 'info'}
      title={atOnce ? t('rotateApiKey.atOnce', { key }) : t('rotateApiKey.until', { key, when })}
    >
      {stopsSomething || rotatedBefore ? (
        <>
          {stopsSomething ? <p>{t('rotateApiKey.recentlyUsed', { when: format.relative(lastUsedAt, now) })}</p> : null}
          {rotatedBefore ? <p>{t('rotateApiKey.twice')}</p> : null}
        </>
      ) : null}
    </Alert>
  );
}
