import { apiKeyLimitNames, type ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import type { SubmitEvent } from 'react';
import { OvertakenAlert } from '../../../shared/drafts/overtaken-alert.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { FormActions } from '../components/form-actions.tsx';
import { keyDraftStore } from '../data/key-drafts.ts';
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
  const format = useFormat();
  const { values, changed, overtaken, ...draft } = useDraft(keyDraftStore, `${apiKey.id} limits`, apiKey.limits);
  const save = useSaveApiKey(project.id, apiKey.id);
  const notifyError = useNotifyKeyError(project.id);

  const savedText = (limit: number | null): string => (limit === null ? t('keyLimits.none') : format.number(limit));

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending || changed.length === 0) return;
    const limits = Object.fromEntries(changed.map((name) => [name, values[name]]));
    save.mutate(
      { limits },
      {
        onSuccess: ({ item, isSaved }) => {
          if (!isSaved) return;
          draft.settle(limits, item.limits);
          notify('success', { title: t('keyLimits.saved') });
        },
        onError: (error) => notifyError(t('keyLimits.failed'), error, apiKey.id),
      },
    );
  };

  return (
    <Card title={t('keyLimits.title')} description={t('keyLimits.description')}>
      <form className={styles.form} onSubmit={handleSubmit} noValidate aria-label={t('keyLimits.title')} tabIndex={-1}>
        {apiKeyLimitNames.map((name) => (
          <LimitField
            key={name}
            name={name}
            apiKey={apiKey}
            planId={project.usageCommitment}
            value={values[name]}
            onValueChange={(value) => draft.set({ [name]: value })}
            readOnly={readOnly || save.isPending}
          />
        ))}
        <OvertakenAlert
          fields={(save.isPending ? [] : overtaken).map((name) => ({
            label: t(`keyLimits.${name}`),
            saved: savedText(apiKey.limits[name]),
          }))}
          onTakeSaved={() => draft.discard(overtaken)}
        />
        {readOnly ? null : (
          <FormActions>
            <Button type="submit" variant="primary" loading={save.isPending} aria-disabled={changed.length === 0 || undefined}>
              {t('keyLimits.save')}
            </Button>
            {changed.length > 0 ? <Button onClick={() => draft.discard()}>{t('keyLimits.discard')}</Button> : null}
          </FormActions>
        )}
      </form>
    </Card>
  );
}
