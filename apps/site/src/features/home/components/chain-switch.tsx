import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { OfferedChains } from '../hooks/use-offered-chains.ts';
import styles from './chain-switch.module.css';

export interface ChainSwitchProps extends Pick<OfferedChains, 'chains' | 'listed'> {
  /** Slug of the chosen chain. */
  value: string;
  onValueChange: (slug: string) => void;
}

/** A row of chain marks of which one holds; the chosen one shows its name. */
export function ChainSwitch({ chains, listed, value, onValueChange }: ChainSwitchProps) {
  const { t } = useTranslation('page');
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{t('home.live.chain')}</legend>
      {listed.map(({ slug, name }) => (
        <label key={slug} className={styles.option} title={name}>
          <input
            type="radio"
            className="visually-hidden"
            name="live-chain"
            value={slug}
            checked={slug === value}
            disabled={chains.every((chain) => chain.slug !== slug)}
            onChange={() => onValueChange(slug)}
          />
          <span className={styles.face}>
            <ChainIcon chain={slug} size={20} />
            <span className={styles.name}>{name}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
