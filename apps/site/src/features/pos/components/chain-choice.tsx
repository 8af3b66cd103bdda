import { serviceChains } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import styles from './chain-choice.module.css';

export interface ChainChoiceProps {
  /** Slug of the chosen chain. */
  value: string;
  onValueChange: (slug: string) => void;
}

/** The chains side by side, of which one holds. */
export function ChainChoice({ value, onValueChange }: ChainChoiceProps) {
  const { t } = useTranslation('page');
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('pos.ask.chain')}</legend>
      {serviceChains.map(({ slug, name }) => (
        <label key={slug} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name="pos-chain"
            value={slug}
            checked={slug === value}
            onChange={() => onValueChange(slug)}
          />
          <span className={styles.face}>
            <ChainIcon chain={slug} size={20} />
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
