import { useNavigate } from 'react-router';
import { SettingsPage } from '../../features/projects/settings-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  const navigate = useNavigate();
  return <SettingsPage onDeleted={() => void navigate(paths.workspace)} />;
}
