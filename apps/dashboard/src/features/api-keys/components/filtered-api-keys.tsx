import { Card } from '@onepoint/ui-kit/card';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';
import { ApiKeysTable, type ApiKeysTableProps } from './api-keys-table.tsx';

// Few projects have many keys: the others need not load the search.
const ManyApiKeys = onDemand(async () => (await import('./many-api-keys.tsx')).ManyApiKeys);

/** With fewer keys than this the eye is faster than a search. */
const searchFrom = 8;

/** The keys, and a way to find one among many. */
export function FilteredApiKeys({ apiKeys, ...table }: ApiKeysTableProps) {
  const all = (
    <Card padding="none">
      <ApiKeysTable apiKeys={apiKeys} {...table} />
    </Card>
  );
  if (!apiKeys || apiKeys.length < searchFrom) return all;
  return (
    <Suspense fallback={all}>
      <ManyApiKeys apiKeys={apiKeys} {...table} />
    </Suspense>
  );
}
