import { useNavigate } from 'react-router';
import { ReceivedInvitations } from '../../features/members/received-invitations.tsx';
import { FirstProject } from '../../features/projects/first-project.tsx';
import { MyProjectsPage } from '../../features/projects/my-projects-page.tsx';
import { paths } from '../paths.ts';

export function WorkspaceRoute() {
  const navigate = useNavigate();
  return (
    <FirstProject onCreated={() => void navigate(paths.getStarted, { replace: true })}>
      <ReceivedInvitations />
      <MyProjectsPage openPath={paths.dashboard} onCreated={() => void navigate(paths.dashboard)} />
    </FirstProject>
  );
}
