import { LoginPage } from '../../features/session/login-page.tsx';
import { useAppNavigation } from '../navigation-context.ts';
import { paths } from '../paths.ts';

export function Component() {
  return <LoginPage path={paths.login} workspacePath={paths.workspace} navigation={useAppNavigation()} />;
}
