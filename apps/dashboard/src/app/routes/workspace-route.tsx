import { useNavigate } from 'react-router';
import { ReceivedInvitations } from '../../features/members/received-invitations.tsx';
import { MyProjectsPage } from '../../features/projects/my-projects-page.tsx';
import { paths } from '../paths.ts';

export function WorkspaceRoute() {
  const navigate = useNavigate();
  return (
    <>
      <ReceivedInvitations />
      <MyProjectsPage openPath={paths.dashboard} onCreated={() => void navigate(paths.dashboard)} />
    </>
  );
}
