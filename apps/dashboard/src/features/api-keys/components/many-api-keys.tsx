import type { ApiKey } from '@onepoint/api-contract';
import { Card } from '@onepoint/ui-kit/card';
import { useState } from 'react';
import { findApiKeys, type ApiKeysFilter } from '../data/find-api-keys.ts';
import { ApiKeysSearch } from './api-keys-search.tsx';
import { ApiKeysTable, type ApiKeysTableProps } from './api-keys-table.tsx';
import { NoMatch } from './no-match.tsx';

export interface ManyApiKeysProps extends Omit<ApiKeysTableProps, 'apiKeys'> {
  apiKeys: readonly ApiKey[];
}

const everything: ApiKeysFilter = { text: '', status: null };

/** More keys than one looks through, and how to find one of them. */
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
