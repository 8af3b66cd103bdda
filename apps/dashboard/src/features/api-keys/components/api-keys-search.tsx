import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search } from 'lucide-react';
import { FilterSelect } from '../../../shared/filter-select/filter-select.tsx';
import type { ApiKeysFilter } from '../data/find-api-keys.ts';
import styles from './api-keys-search.module.css';

export interface ApiKeysSearchProps {
  filter: ApiKeysFilter;
  onFilterChange: (filter: ApiKeysFilter) => void;
}

const statuses: readonly ApiKey['status'][] = ['active', 'paused'];

/** Finds keys among many, by what is known of them. */
export function ApiKeysSearch({ filter, onFilterChange }: ApiKeysSearchProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className={styles.search} role="search">
      <TextField
        type="search"
        label={t('apiKeys.search.label')}
        hideLabel
        placeholder={t('apiKeys.search.placeholder')}
        prefix={<Search size={16} strokeWidth={1.5} aria-hidden />}
        value={filter.text}
        onValueChange={(text) => onFilterChange({ ...filter, text })}
        className={styles.text}
        autoComplete="off"
      />
      <FilterSelect
        label={t('apiKeys.search.status')}
        allLabel={t('apiKeys.search.all')}
        options={statuses.map((value) => ({ value, label: t(`apiKeys.status.${value}`) }))}
        value={filter.status}
        onValueChange={(value) => onFilterChange({ ...filter, status: statuses.find((status) => status === value) ?? null })}
      />
    </div>
  );
}
