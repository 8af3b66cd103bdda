import type { Token } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Plus } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { useTokens, type TokenOwner } from './api-tokens.queries.ts';
import { expiryState } from './api-tokens.rules.ts';
import rows from '../../shared/rows/rows.module.css';
import styles from './tokens-card.module.css';

interface TokensCardProps {
  /** Null for the user's personal tokens. */
  projectId: TokenOwner;
}

export function TokensCard({ projectId }: TokensCardProps) {
  const { t } = useTranslation(['tokens', 'dashboard']);
  const query = useTokens(projectId);
  const kind = projectId === null ? 'personal' : 'project';
  const title = t(projectId === null ? 'dashboard:profile.tokens.title' : 'dashboard:settings.tokens.title');
  const handleCreate = async (): Promise<void> => {
    const { apiTokenModals } = await import('./api-tokens.modals.ts');
    // Preload it: the secret exists only in the response, so its modal must not fail to load then.
    apiTokenModals.preload('reveal-token');
    const created = await apiTokenModals.open('create-token', { projectId });
    if (created) await apiTokenModals.open('reveal-token', { token: created });
  };
  const handleRevoke = async (token: Token): Promise<void> => {
    const { apiTokenModals } = await import('./api-tokens.modals.ts');
    await apiTokenModals.open('revoke-token', { projectId, token });
  };
  return (
    <SectionCard
      id={projectId === null ? 'personal-tokens' : 'api-tokens'}
      title={title}
      description={t(`${kind}.description`)}
      actions={
        <Button icon={<Plus aria-hidden />} aria-haspopup="dialog" onClick={() => void handleCreate()}>
          {t('create.submit')}
        </Button>
      }
    >
      {query.isPending ? <Skeleton lines={3} /> : null}
      {query.isError && !query.data ? (
        <QueryError title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : null}
      {query.data?.length === 0 ? <p className={rows.note}>{t(`${kind}.empty`)}</p> : null}
      {query.data && query.data.length > 0 ? (
        <ul className={rows.rows} aria-label={title}>
          {query.data.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              prefix={kind === 'personal' ? 'op_pat_' : 'op_prj_'}
              onRevoke={() => void handleRevoke(token)}
            />
          ))}
        </ul>
      ) : null}
    </SectionCard>
  );
}

interface TokenRowProps {
  token: Token;
  /** First characters of the secret. */
  prefix: string;
  onRevoke: () => void;
}

function TokenRow({ token: { name, last4, scopes, createdBy, createdAt, expiresAt, lastUsedAt }, prefix, onRevoke }: TokenRowProps) {
  const { t } = useTranslation('tokens');
  const format = useFormat();
  const now = useNow(60_000);
  const expiry = expiryState(expiresAt, now);
  const facts = [
    t('createdBy', { name: createdBy.displayName, date: format.date(createdAt) }),
    lastUsedAt === null ? t('neverUsed') : t('lastUsed', { when: format.relative(lastUsedAt, now) }),
    t(expiry === 'expired' ? 'expiredOn' : 'expiresOn', { date: format.date(expiresAt) }),
  ];
  return (
    <li className={rows.row}>
      <div className={styles.texts}>
        <p className={styles.name}>
          <span>{name}</span>
          <code className={styles.secret} translate="no">{`${prefix}…${last4}`}</code>
          {expiry === 'later' ? null : <Badge tone={expiry === 'expired' ? 'negative' : 'caution'}>{t(`states.${expiry}`)}</Badge>}
        </p>
        <p className={styles.scopes} translate="no">
          {scopes.join(', ')}
        </p>
        <p className={rows.note}>{facts.join(' · ')}</p>
      </div>
      <Button size="sm" aria-haspopup="dialog" aria-label={t('revoke.of', { name })} onClick={onRevoke}>
        {t('revoke.action')}
      </Button>
    </li>
  );
}
