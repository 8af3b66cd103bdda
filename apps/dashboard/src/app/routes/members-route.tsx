import { MembersPage } from '../../features/members/members-page.tsx';
import { useProject } from '../../shared/projects/project-context.ts';
import { paths } from '../paths.ts';
import { useLeaveGoneProject } from './use-leave-gone-project.ts';

export function MembersRoute() {
  const project = useProject();
  const leaveGoneProject = useLeaveGoneProject();
  return <MembersPage workspacePath={paths.workspace} profilePath={paths.profile} onLeft={() => leaveGoneProject(project.id)} />;
}
