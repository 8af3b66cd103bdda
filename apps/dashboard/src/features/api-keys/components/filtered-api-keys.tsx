import type { ApiKey } from '@onepoint/api-contract';
import { Card } from '@onepoint/ui-kit/card';
import { useState } from 'react';
import { findApiKeys, type ApiKeysFilter } from '../data/find-api-keys.ts';
import { ApiKeysSearch } from './api-keys-search.tsx';
import { ApiKeysTable, type ApiKeysTableProps } from './api-keys-table.tsx';
import { NoMatch } from './no-match.tsx';

export interface FilteredApiKeysProps extends Omit<ApiKeysTableProps, 'apiKeys'> {
  apiKeys: readonly ApiKey[] | undefined;
}

/** With fewer keys than this the eye is faster than a search. */
const searchFrom = 8;
const everything: ApiKeysFilter = { text: '', status: null };

/** The keys, and a way to find one among many. */
export function FilteredApiKeys({ apiKeys, ...table }: FilteredApiKeysProps) {
  const [filter, setFilter] = useState(everything);
  const hasSearch = (apiKeys?.length ?? 0) >= searchFrom;
  const shown = apiKeys && hasSearch ? findApiKeys(apiKeys, filter) : apiKeys;
  return (
    <>
      {hasSearch ? <ApiKeysSearch filter={filter} onFilterChange={setFilter} /> : null}
      <Card padding="none">
        {shown?.length === 0 ? <NoMatch onClear={() => setFilter(everything)} /> : <ApiKeysTable apiKeys={shown} {...table} />}
      </Card>
    </>
  );
}
