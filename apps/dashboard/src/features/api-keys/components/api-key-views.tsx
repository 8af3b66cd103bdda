import type { ApiKey } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Tabs } from '@onepoint/ui-kit/tabs';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EndpointCard } from '../endpoint-card.tsx';
import styles from './api-key-views.module.css';

export interface ApiKeyViewsProps {
  /** Undefined while it is loading. */
  apiKey: ApiKey | undefined;
  /** The key's statistics. */
  children: ReactNode;
}

const views = ['overview', 'rules', 'request'] as const;

const KeyRules = onDemand(async () => (await import('../allow-lists/key-rules.tsx')).KeyRules);
const Composer = onDemand(async () => (await import('../composer/composer.tsx')).Composer);

const pending = (
  <Card aria-busy>
    <Skeleton lines={6} />
  </Card>
);

/** The parts of a key's page, one at a time; which one stands in the address. */
export function ApiKeyViews({ apiKey, children }: ApiKeyViewsProps) {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const view = views.find((id) => id === search.get('view')) ?? 'overview';
  const handleViewChange = (id: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (id === 'overview') next.delete('view');
        else next.set('view', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const contents: Readonly<Record<(typeof views)[number], ReactNode>> = {
    overview: (
      <>
        <EndpointCard apiKey={apiKey} />
        {children}
      </>
    ),
    rules: apiKey ? <KeyRules apiKey={apiKey} /> : pending,
    request: apiKey ? <Composer apiKey={apiKey} /> : pending,
  };
  return (
    <Tabs
      label={t('apiKeys.views.label')}
      value={view}
      onValueChange={handleViewChange}
      items={views.map((id) => ({
        id,
        label: t(`apiKeys.views.${id}`),
        content: (
          // One of its own each, so that a tab answers a click at once, and not when its code has come.
          <Suspense key={id} fallback={pending}>
            <div className={styles.view}>{contents[id]}</div>
          </Suspense>
        ),
      }))}
    />
  );
}
