import { useAccount, type AccountSession } from '@onepoint/auth/account';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { Button } from '@onepoint/ui-kit/button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { Monitor, Smartphone } from 'lucide-react';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useFormat, useNow } from '../../shared/format/use-format.ts';
import { SectionCard } from '../../shared/section-card/section-card.tsx';
import { profileModals } from './profile.modals.ts';
import { useAccountChange, type useAccountSessions } from './profile.queries.ts';
import rows from '../../shared/rows/rows.module.css';

export interface SessionsCardProps {
  sessions: ReturnType<typeof useAccountSessions>;
  /** Ends all of the user's sessions, this browser's last. */
  onSignOutEverywhere: () => Promise<void>;
}

export function SessionsCard({ sessions, onSignOutEverywhere }: SessionsCardProps) {
  const { t } = useTranslation('dashboard');
  const endAll = useAccountChange({ change: onSignOutEverywhere, failed: t('profile.sessions.failed.endAll') });
  const handleEndAll = async (): Promise<void> => {
    const answer = await profileModals.open('confirm', {
      title: t('profile.sessions.endAllTitle'),
      consequences: [t('profile.sessions.endAllText'), t('profile.sessions.endAllKeys')],
      submitLabel: t('profile.sessions.endAll'),
    });
    // Signing out navigates away. Remove the modal's history entry first; removing it later would cancel that navigation.
    if (answer === 'done') endAll.mutate();
  };
  return (
    <SectionCard
      id="sessions"
      title={t('profile.sessions.title')}
      description={t('profile.sessions.description')}
      actions={
        <Button aria-haspopup="dialog" loading={endAll.isPending} onClick={() => void handleEndAll()}>
          {t('profile.sessions.endAll')}
        </Button>
      }
    >
      {sessions.isError && !sessions.data ? (
        <QueryError
          title={t('profile.sessions.failed.load')}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      ) : sessions.data ? (
        <ul aria-label={t('profile.sessions.list')} className={rows.rows}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <Skeleton lines={3} />
      )}
    </SectionCard>
  );
}

interface SessionRowProps {
  session: AccountSession;
}

function SessionRow({ session: { id, current, browser, device, mobile, ipAddress, place, lastActiveAt } }: SessionRowProps) {
  const { t } = useTranslation('dashboard');
  const { revokeSession } = useAccount();
  const format = useFormat();
  const nowMs = useNow(60_000);
  const name =
    browser !== null && device !== null
      ? t('profile.sessions.named', { browser, device })
      : (browser ?? device ?? t('profile.sessions.unknown'));
  const end = useAccountChange({
    change: () => revokeSession(id),
    done: () => t('profile.sessions.ended', { name }),
    failed: t('profile.sessions.failed.end'),
  });
  const Icon = mobile ? Smartphone : Monitor;
  const active = current ? t('profile.sessions.now') : t('profile.sessions.active', { when: format.relative(lastActiveAt, nowMs) });
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </span>
      <span className={rows.texts}>
        <span className={rows.name}>
          {name}
          {current ? <Badge tone="positive">{t('profile.sessions.current')}</Badge> : null}
        </span>
        <span className={rows.note}>{[active, place, ipAddress].filter(Boolean).join(' · ')}</span>
      </span>
      {current ? null : (
        <span className={rows.actions}>
          <Button size="sm" loading={end.isPending} aria-label={t('profile.sessions.endOf', { name })} onClick={() => end.mutate()}>
            {t('profile.sessions.end')}
          </Button>
        </span>
      )}
    </li>
  );
}
