import { useNavigate } from 'react-router';
import { MyProjectsPage } from '../../features/projects/my-projects-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  const navigate = useNavigate();
  return <MyProjectsPage openPath={paths.dashboard} onCreated={() => void navigate(paths.dashboard)} />;
}
