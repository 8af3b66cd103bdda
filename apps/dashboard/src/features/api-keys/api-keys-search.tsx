import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { TextField } from '@onepoint/ui-kit/text-field';
import { Search, SearchX } from 'lucide-react';
import { useState } from 'react';
import { FilterSelect } from '../../shared/filter-select/filter-select.tsx';
import styles from './api-keys-search.module.css';
import { ApiKeysTable, type ApiKeysTableProps } from './api-keys-table.tsx';
import { findApiKeys, type ApiKeysFilter } from './api-keys.rules.ts';

const everything: ApiKeysFilter = { text: '', status: null };

interface ManyApiKeysProps extends Omit<ApiKeysTableProps, 'apiKeys'> {
  apiKeys: readonly ApiKey[];
}

export function ManyApiKeys({ apiKeys, ...table }: ManyApiKeysProps) {
  const [filter, setFilter] = useState(everything);
  const shown = findApiKeys(apiKeys, filter);
  return (
    <>
      <ApiKeysSearch filter={filter} onFilterChange={setFilter} />
      <Card padding="none">
        {shown.length === 0 ? <NoMatch onClear={() => setFilter(everything)} /> : <ApiKeysTable apiKeys={shown} {...table} />}
      </Card>
    </>
  );
}

interface ApiKeysSearchProps {
  filter: ApiKeysFilter;
  onFilterChange: (filter: ApiKeysFilter) => void;
}

const statuses: readonly ApiKey['status'][] = ['active', 'paused'];

function ApiKeysSearch({ filter, onFilterChange }: ApiKeysSearchProps) {
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

function NoMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('dashboard');
  return (
    <EmptyState
      title={t('apiKeys.search.none')}
      icon={<SearchX aria-hidden />}
      action={<Button onClick={onClear}>{t('apiKeys.search.clear')}</Button>}
    >
      {t('apiKeys.search.noneText')}
    </EmptyState>
  );
}
