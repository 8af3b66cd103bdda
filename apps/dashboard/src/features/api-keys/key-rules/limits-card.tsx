import { apiKeyLimitMaxima, apiKeyLimitNames, type ApiKey, type ApiKeyLimitName } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId } from '@onepoint/plans-domain';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { Progress } from '@onepoint/ui-kit/progress';
import type { SubmitEvent } from 'react';
import { OvertakenAlert } from '../../../shared/drafts/overtaken-alert.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { usePlanLimits } from '../../../shared/catalogue.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { notify } from '../../../shared/overlays/notify.ts';
import { useProject } from '../../../shared/projects/project-context.ts';
import { useSaveApiKey } from '../api-keys.mutations.ts';
import { useNotifyKeyError } from '../api-keys.queries.ts';
import { limitUse, nearShare, type LimitUse } from '../api-keys.rules.ts';
import { keyDraftStore } from './key-drafts.ts';
import styles from './key-rules.module.css';

export interface LimitsCardProps {
  apiKey: ApiKey;
  readOnly: boolean;
}

/** Shows limits with their usage. Unchanged fields follow the API. */
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
          <div className={styles.actions}>
            <Button type="submit" variant="primary" loading={save.isPending} aria-disabled={changed.length === 0 || undefined}>
              {t('keyLimits.save')}
            </Button>
            {changed.length > 0 ? <Button onClick={() => draft.discard()}>{t('keyLimits.discard')}</Button> : null}
          </div>
        )}
      </form>
    </Card>
  );
}

interface LimitFieldProps {
  name: ApiKeyLimitName;
  apiKey: ApiKey;
  /** The plan's limits also apply. */
  planId: string;
  /** Null for no limit. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  readOnly: boolean;
}

/** Shows the usage of the saved limit. */
function LimitField({ name, apiKey, planId, value, onValueChange, readOnly }: LimitFieldProps) {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const limitsOf = usePlanLimits();
  const planRate = isPlanId(planId) && planId !== 'L' ? limitsOf(planId).requestsPerSecond : null;
  const isIdle = name === 'requestsPerSecond' && value !== null && planRate !== null && value > planRate;
  return (
    <div className={styles.limit}>
      <NumberField
        label={t(`keyLimits.${name}`)}
        description={t(`keyLimits.hints.${name}`)}
        value={value}
        onValueChange={onValueChange}
        locale={i18n.language}
        incrementLabel={t('keyLimits.raise')}
        decrementLabel={t('keyLimits.lower')}
        min={1}
        max={apiKeyLimitMaxima[name]}
        placeholder={t('keyLimits.none')}
        suffix={t(`keyLimits.units.${name}`)}
        hideSteppers
        readOnly={readOnly}
      />
      <LimitUseBar use={limitUse(name, apiKey)} />
      {isIdle ? <p className={styles.note}>{t('keyLimits.planLower', { limit: format.number(planRate) })}</p> : null}
    </div>
  );
}

function LimitUseBar({ use: { name, used, limit, share } }: { use: LimitUse }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const tone = share === null || share < nearShare ? 'accent' : share < 1 ? 'caution' : 'negative';
  return (
    <div className={styles.use}>
      <p className={styles.amounts}>
        <span>{t(`keyLimits.used.${name}`, { used: format.number(used), count: used })}</span>
        <span className={styles.share}>
          {limit === null || share === null
            ? t('keyLimits.none')
            : t('keyLimits.share', { percent: format.percent(share), limit: format.number(limit) })}
        </span>
      </p>
      {share === null ? null : (
        <Progress label={t('keyLimits.meter', { name: t(`keyLimits.${name}`) })} value={Math.min(1, share)} tone={tone} />
      )}
    </div>
  );
}
