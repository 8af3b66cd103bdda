import { apiKeyLimitNames, type ApiKey, type ApiKeyLimits } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { useState, type SubmitEvent } from 'react';
import { notify } from '../../../shared/overlays/notify.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { FormActions } from '../components/form-actions.tsx';
import { useNotifyKeyError } from '../hooks/use-notify-key-error.ts';
import { useSaveApiKey } from '../hooks/use-save-api-key.ts';
import { LimitField } from './limit-field.tsx';
import styles from './limits-card.module.css';

export interface LimitsCardProps {
  apiKey: ApiKey;
  readOnly: boolean;
}

/** The limits of one key, and how near it is to each. What is not edited follows the API. */
export function LimitsCard({ apiKey, readOnly }: LimitsCardProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const [edits, setEdits] = useState<Partial<ApiKeyLimits>>({});
  const save = useSaveApiKey(project.id, apiKey.id);
  const notifyError = useNotifyKeyError(project.id);
  const changed = apiKeyLimitNames.filter((name) => edits[name] !== undefined && edits[name] !== apiKey.limits[name]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending || changed.length === 0) return;
    const limits = Object.fromEntries(changed.map((name) => [name, edits[name]]));
    save.mutate(
      { limits },
      {
        onSuccess: () => {
          setEdits({});
          notify('success', { title: t('keyLimits.saved') });
        },
        onError: (error) => notifyError(t('keyLimits.failed'), error, apiKey.id),
      },
    );
  };

  return (
    <Card title={t('keyLimits.title')} description={t('keyLimits.description')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {apiKeyLimitNames.map((name) => (
          <LimitField
            key={name}
            name={name}
            apiKey={apiKey}
            planId={project.usageCommitment}
            value={edits[name] === undefined ? apiKey.limits[name] : edits[name]}
            onValueChange={(value) => setEdits((before) => ({ ...before, [name]: value }))}
            readOnly={readOnly || save.isPending}
          />
        ))}
        {readOnly ? null : (
          <FormActions>
            <Button type="submit" variant="primary" loading={save.isPending} aria-disabled={changed.length === 0 || undefined}>
              {t('keyLimits.save')}
            </Button>
            {changed.length > 0 ? <Button onClick={() => setEdits({})}>{t('keyLimits.discard')}</Button> : null}
          </FormActions>
        )}
      </form>
    </Card>
  );
}
