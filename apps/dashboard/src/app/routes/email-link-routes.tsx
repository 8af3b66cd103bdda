import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { InvitationPage } from '../../features/email-links/invitation-page.tsx';
import { UnsubscribePage } from '../../features/email-links/unsubscribe-page.tsx';
import { chooseProject } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';

const useToken = (): string => useSearchParams()[0].get('token') ?? '';

export function InvitationRoute() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const handleJoined = ({ id }: { id: string }): void => {
    chooseProject(id);
    void navigate(paths.dashboard);
  };
  return (
    <InvitationPage
      token={useToken()}
      loginPath={`${paths.login}?redirect=${encodeURIComponent(pathname + search)}`}
      onJoined={handleJoined}
    />
  );
}

export function UnsubscribeRoute() {
  return <UnsubscribePage token={useToken()} />;
}
