import { useNavigate } from 'react-router';
import { MembersPage } from '../../features/members/members-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  const navigate = useNavigate();
  return <MembersPage signInPath={paths.login} onLeft={() => void navigate(paths.workspace)} />;
}
