import { acceptInvitationLink, ApiError, declineInvitationLink, listProjectsQueryKey, openInvitationLink } from '@onepoint/api-client';
import type { Project } from '@onepoint/api-contract';
import { useSession } from '@onepoint/auth/react';
import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { LinkButton } from '@onepoint/ui-kit/link-button';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from '../../shared/api/api-client-context.ts';
import { QueryError } from '../../shared/errors/query-error.tsx';
import { useNotifyError } from '../../shared/errors/use-notify-error.ts';
import { useFormat } from '../../shared/format/use-format.ts';
import { renderRouterLink } from '../../shared/link/app-link.tsx';
import { notify } from '../../shared/overlays/notify.ts';
import { projectName, useRoleName } from '../../shared/projects/project-names.ts';
import { SlowLoads } from '../../shared/slow/slow-loads.tsx';
import { EmailLinkFrame } from './email-link-frame.tsx';

interface InvitationPageProps {
  token: string;
  /** Sign-in page that returns to this page. */
  loginPath: string;
  onJoined: (project: Project) => void;
}

/** Whether the API says the link is invalid or expired, as opposed to an outage. */
export const isLinkInvalid = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'EMAIL_LINK_INVALID' || error.code === 'VALIDATION_FAILED');

export function InvitationPage({ token, loginPath, onJoined }: InvitationPageProps) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const format = useFormat();
  const roleName = useRoleName();
  const { isLoaded, isFailed, isSignedIn } = useSession();
  const query = useQuery({
    queryKey: ['openInvitationLink', token],
    queryFn: ({ signal }) => openInvitationLink(client, { token }, { signal }),
  });
  const page = t('members.received.link.page');
  const { data: invitation } = query;
  const project = invitation === undefined ? '' : projectName(invitation.project);
  const { join, decline } = useAnswer({ token, project, onJoined });
  if (isLinkInvalid(query.error) || isLinkInvalid(join.error) || isLinkInvalid(decline.error)) {
    return (
      <EmailLinkFrame page={page} title={t('members.received.link.invalid')}>
        <p>{t('members.received.link.invalidText')}</p>
      </EmailLinkFrame>
    );
  }
  if (invitation === undefined) {
    return (
      <EmailLinkFrame page={page} title={page}>
        {query.isError ? (
          <QueryError
            title={t('members.received.link.failedOpen')}
            error={query.error}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : (
          <>
            <Skeleton lines={2} />
            <SlowLoads />
          </>
        )}
      </EmailLinkFrame>
    );
  }
  if (decline.isSuccess) {
    return (
      <EmailLinkFrame page={page} title={t('members.received.declined')}>
        <p>{t('members.received.link.declinedText', { project })}</p>
      </EmailLinkFrame>
    );
  }
  return (
    <EmailLinkFrame
      page={page}
      title={t('members.received.title', { inviter: invitation.inviter, project })}
      actions={
        <>
          {/* If the identity service is down, the sign-in page says so. */}
          {isFailed || (isLoaded && !isSignedIn) ? (
            <LinkButton variant="primary" href={loginPath} render={renderRouterLink}>
              {t('members.received.link.signIn')}
            </LinkButton>
          ) : (
            <Button variant="primary" loading={join.isPending || !isLoaded} onClick={() => join.mutate()}>
              {t('members.received.accept')}
            </Button>
          )}
          <Button loading={decline.isPending} onClick={() => decline.mutate()}>
            {t('members.received.decline')}
          </Button>
        </>
      }
    >
      <p>{t('members.received.text', { role: roleName(invitation.role), date: format.date(invitation.expiresAt) })}</p>
      <AccountNote />
    </EmailLinkFrame>
  );
}

/** Account that joins. Its email address can differ from the invitation's. */
function AccountNote() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const account = user?.emailAddresses.find(({ primary }) => primary)?.emailAddress ?? user?.firstName;
  return account ? <p>{t('members.received.link.account', { account })}</p> : null;
}

interface AnswerParameters extends Pick<InvitationPageProps, 'token' | 'onJoined'> {
  project: string;
}

function useAnswer({ token, project, onJoined }: AnswerParameters) {
  const { t } = useTranslation('dashboard');
  const client = useApiClient();
  const queryClient = useQueryClient();
  const notifyError = useNotifyError();
  const join = useMutation({
    mutationFn: () => acceptInvitationLink(client, { token }),
    onSuccess: (joined) => {
      queryClient.setQueryData<Project[]>(
        listProjectsQueryKey(),
        (projects) => projects && [...projects.filter(({ id }) => id !== joined.id), joined],
      );
      notify('success', { title: t('members.received.accepted', { project }) });
      onJoined(joined);
    },
    onError: (error) => {
      if (!isLinkInvalid(error)) notifyError(t('members.received.failed', { project }), error);
    },
  });
  const decline = useMutation({
    mutationFn: () => declineInvitationLink(client, { token }),
    onError: (error) => {
      if (!isLinkInvalid(error)) notifyError(t('members.received.failedDecline'), error);
    },
  });
  return { join, decline };
}
