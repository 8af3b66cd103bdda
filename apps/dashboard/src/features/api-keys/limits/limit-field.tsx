import { apiKeyLimitMaxima, type ApiKey, type ApiKeyLimitName } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { isPlanId, planLimits } from '@onepoint/plans-domain';
import { NumberField } from '@onepoint/ui-kit/number-field';
import { useFormat } from '../../../shared/format/use-format.ts';
import { limitUse } from '../data/limit-use.ts';
import { LimitUseBar } from './limit-use-bar.tsx';
import styles from './limits-card.module.css';

export interface LimitFieldProps {
  name: ApiKeyLimitName;
  apiKey: ApiKey;
  /** Plan of the project, whose own limits hold as well. */
  planId: string;
  /** Null for no limit. */
  value: number | null;
  onValueChange: (value: number | null) => void;
  readOnly: boolean;
}

/** One limit: what it is set to, and how much of what is in force is used. */
export function LimitField({ name, apiKey, planId, value, onValueChange, readOnly }: LimitFieldProps) {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const planRate = isPlanId(planId) && planId !== 'L' ? planLimits(planId).requestsPerSecond : null;
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
