import type { Chain } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { useId } from 'react';
import styles from './chain-choice.module.css';

export interface ChainChoiceProps {
  chains: readonly Chain[];
  value: string;
  onValueChange: (slug: string) => void;
}

/** Native radio buttons, so that arrow keys work. */
export function ChainChoice({ chains, value, onValueChange }: ChainChoiceProps) {
  const { t } = useTranslation('dashboard');
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('endpoint.chain')}</legend>
      {chains.map((chain) => (
        <label key={chain.slug} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={chain.slug}
            checked={chain.slug === value}
            onChange={() => onValueChange(chain.slug)}
          />
          <ChainIcon chain={chain.slug} size={16} />
          {chain.name}
        </label>
      ))}
    </fieldset>
  );
}
