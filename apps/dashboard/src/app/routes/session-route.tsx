import { Outlet } from 'react-router';
import { RequireSession } from '../../features/session/require-session.tsx';
import { paths } from '../paths.ts';

/** Around every page that needs a session. */
export function Component() {
  return (
    <RequireSession loginPath={paths.login}>
      <Outlet />
    </RequireSession>
  );
}
