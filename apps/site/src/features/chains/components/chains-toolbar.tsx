import { appState, useAppState } from '@onepoint/app-state';
import { useTranslation } from '@onepoint/i18n';
import { SegmentedSwitch } from '@onepoint/ui-kit/segmented-switch';
import { Switch } from '@onepoint/ui-kit/switch';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import { chainKinds, type ChainFilter } from '../data/chain-filter.ts';
import styles from './chains-toolbar.module.css';

export interface ChainsToolbarProps {
  filter: ChainFilter;
  onFilterChange: (change: Partial<ChainFilter>) => void;
}

/** What is listed, and whether this browser measures it. */
export function ChainsToolbar({ filter, onFilterChange }: ChainsToolbarProps) {
  const { t } = useTranslation('page');
  return (
    <div className={styles.toolbar}>
      <TextField
        className={styles.search}
        label={t('chains.search')}
        hideLabel
        placeholder={t('chains.search')}
        prefix={<Search aria-hidden />}
        type="search"
        value={filter.text}
        onValueChange={(text) => onFilterChange({ text })}
      />
      <SegmentedSwitch
        label={t('chains.kind')}
        value={filter.kind}
        onValueChange={(kind) => onFilterChange({ kind })}
        options={chainKinds.map((id) => ({ value: id, label: t(`chains.kinds.${id}`) }))}
      />
      <Switch
        className={styles.pong}
        label={t('chains.pong.label')}
        description={t('chains.pong.text')}
        checked={useAppState('pong')}
        onCheckedChange={(pong) => appState.set({ pong })}
      />
    </div>
  );
}
