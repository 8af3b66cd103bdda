import { SsoCallbackPage } from '../../features/session/sso-callback-page.tsx';
import { paths } from '../paths.ts';

export function Component() {
  return <SsoCallbackPage loginPath={paths.login} workspacePath={paths.workspace} />;
}
