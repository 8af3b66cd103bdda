import { may, type ApiKey, type Chain } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { EmptyState } from '@onepoint/ui-kit/empty-state';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { ArrowRight, KeyRound, Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { PageHeader } from '../../shared/page-header/page-header.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { useOpenCreateApiKey } from './api-key-commands.ts';
import { useApiKeys } from './api-keys.queries.ts';
import { ChecklistCard, type ChecklistPaths } from './checklist/checklist-card.tsx';
import { useChecklist } from './checklist/checklist.queries.ts';
import { CommandCard } from './get-started/command-card.tsx';
import { FirstRequestCard } from './get-started/first-request-card.tsx';
import styles from './get-started/get-started.module.css';
import { SecretCard } from './get-started/secret-card.tsx';
import { useKnownApiKey, useSampleChain } from './get-started/test-request.ts';

interface GetStartedPageProps {
  paths: ChecklistPaths & { readonly statistics: string };
}

/** How often to check for the first request. The gateway counts requests once per second. */
const refreshMs = 1000;

/** First steps with an API key: save it, send a request, and see it arrive. The URL's `apiKey` parameter can select the key. */
export function GetStartedPage({ paths }: GetStartedPageProps) {
  const { t } = useTranslation('dashboard');
  const project = useProject();
  const apiKeys = useApiKeys(project.id);
  const { chain, ...chains } = useSampleChain();
  const checklist = useChecklist(project.id, { refreshMs, isLive: ({ firstRequest }) => firstRequest === null });
  const { apiKey, secret } = useChosenApiKey(apiKeys.data ?? []);
  const failed = [apiKeys, chains, checklist].find(({ isError, data }) => isError && data === undefined);
  const isDone = checklist.data !== undefined && checklist.data.firstRequest !== null;
  const isLoaded = apiKeys.data !== undefined && chain !== undefined && checklist.data !== undefined;
  return (
    <>
      <PageHeader
        title={t('getStarted.title')}
        headline={failed ? null : isLoaded ? t(isDone ? 'getStarted.headline.done' : 'getStarted.headline.waiting') : undefined}
      />
      {failed ? (
        <QueryError
          title={t('getStarted.failed')}
          error={failed.error}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
        />
      ) : !isLoaded ? (
        <Card aria-busy>
          <Skeleton lines={8} />
        </Card>
      ) : apiKey === undefined ? (
        <NoApiKey />
      ) : (
        <div className={styles.steps}>
          <div className={styles.column}>
            <SecretCard apiKey={apiKey} secret={secret} />
            <CommandCard apiKey={apiKey} secret={secret} chain={chain} />
          </div>
          <FirstRequestCard
            key={apiKey.id}
            apiKey={apiKey}
            secret={secret}
            chain={chain}
            chainName={(slug) => findChainName(chains.data, slug)}
            checklist={checklist.data}
            statisticsPath={paths.statistics}
          />
        </div>
      )}
      {isDone ? <ChecklistCard checklist={checklist.data} role={project.role} paths={paths} apiKey={apiKey} /> : null}
      <div>
        <LinkButton
          variant={isDone ? 'secondary' : 'ghost'}
          href={paths.dashboard}
          iconEnd={<ArrowRight aria-hidden />}
          render={renderRouterLink}
        >
          {t(isDone ? 'getStarted.toApiKeys' : 'getStarted.skip')}
        </LinkButton>
      </div>
    </>
  );
}

function findChainName(chains: readonly Chain[] | undefined, slug: string): string {
  return chains?.find((chain) => chain.slug === slug)?.name ?? slug;
}

/** Picks the URL's key, otherwise one whose secret this page has, otherwise the newest active one. */
function useChosenApiKey(apiKeys: readonly ApiKey[]): { readonly apiKey: ApiKey | undefined; readonly secret: string | undefined } {
  const [search] = useSearchParams();
  const named = apiKeys.find(({ id }) => id === search.get('apiKey'));
  const active = apiKeys.filter(({ status }) => status === 'active');
  const known = useKnownApiKey(named ? [named] : active);
  return { apiKey: known?.apiKey ?? named ?? active[0] ?? apiKeys[0], secret: known?.secret };
}

function NoApiKey() {
  const { t } = useTranslation('dashboard');
  const { id, role } = useProject();
  const openCreate = useOpenCreateApiKey(id);
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => void openCreate()}>
      {t('apiKeys.create')}
    </Button>
  );
  return (
    <Card padding="none">
      <EmptyState title={t('apiKeys.empty.title')} icon={<KeyRound aria-hidden />} action={may(role, 'apiKey:manage') ? create : undefined}>
        {t('apiKeys.empty.text')}
      </EmptyState>
    </Card>
  );
}
