import { useTranslation } from '@onepoint/i18n';
import { packageCountMax, packagePriceCents, parsePackageCount } from '@onepoint/plans-domain';
import { NumberField } from '@onepoint/ui-kit/number-field';
import type { CSSProperties } from 'react';
import { focusOnMount } from '../../../shared/focus.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { usePackageWords } from '../hooks/use-package-words.ts';
import styles from './package-count.module.css';

export interface PackageCountProps {
  value: number;
  onValueChange: (count: number) => void;
}

/** How many packages: typed, stepped, or slid; and the connections that they add. */
export function PackageCount({ value, onValueChange }: PackageCountProps) {
  const { t, i18n } = useTranslation('modals');
  const format = useFormat();
  const words = usePackageWords();
  return (
    <div className={styles.count}>
      <NumberField
        label={t('packagePurchase.count')}
        labelNote={t('packagePurchase.each', { price: format.money(packagePriceCents) })}
        description={t('packagePurchase.countHint', { max: packageCountMax })}
        locale={i18n.language}
        value={value}
        onValueChange={(count) => onValueChange(parsePackageCount(count ?? 0))}
        incrementLabel={t('packagePurchase.more')}
        decrementLabel={t('packagePurchase.fewer')}
        min={0}
        max={packageCountMax}
        emptyValue={0}
        size="lg"
        ref={focusOnMount}
      />
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': `${(value / packageCountMax) * 100}%` } as CSSProperties}
        aria-label={t('packagePurchase.count')}
        aria-valuetext={words.packages(value)}
        min={0}
        max={packageCountMax}
        value={value}
        onChange={(event) => onValueChange(parsePackageCount(event.target.value))}
      />
      <p className={styles.connections}>
        <span className={styles.number}>{words.connections(value)}</span>
      </p>
    </div>
  );
}
