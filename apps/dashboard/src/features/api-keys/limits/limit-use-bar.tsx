import { useTranslation } from '@onepoint/i18n';
import { Progress } from '@onepoint/ui-kit/progress';
import { useFormat } from '../../../shared/format/use-format.ts';
import { nearShare, type LimitUse } from '../data/limit-use.ts';
import styles from './limits-card.module.css';

/** How near a key is to one of its limits; what it used alone where it has none. */
export function LimitUseBar({ use: { name, used, limit, share } }: { use: LimitUse }) {
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
