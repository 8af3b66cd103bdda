import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { Card } from '@onepoint/ui-kit/card';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { QueryError } from '../../../shared/errors/query-error.tsx';
import type { useAccountSessions } from '../hooks/use-account-sessions.ts';
import { useAccountChange } from '../hooks/use-account-change.ts';
import { profileModals } from '../profile.modals.ts';
import rows from './rows.module.css';
import { SessionRow } from './session-row.tsx';

export interface SessionsCardProps {
  sessions: ReturnType<typeof useAccountSessions>;
  /** Ends every session of the user, this browser's last. */
  onSignOutEverywhere: () => Promise<void>;
}

/** Every browser the user is signed in with. */
export function SessionsCard({ sessions, onSignOutEverywhere }: SessionsCardProps) {
  const { t } = useTranslation('dashboard');
  const endAll = useAccountChange({ change: onSignOutEverywhere, failed: t('profile.sessions.failed.endAll') });
  const handleEndAll = async (): Promise<void> => {
    const answer = await profileModals.open('confirm', {
      title: t('profile.sessions.endAllTitle'),
      consequences: [t('profile.sessions.endAllText'), t('profile.sessions.endAllKeys')],
      submitLabel: t('profile.sessions.endAll'),
    });
    // Signing out leaves the page; the modal's own history entry has to be gone by then, or going back would stop that.
    if (answer === 'done') endAll.mutate();
  };
  return (
    <Card
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
    </Card>
  );
}
