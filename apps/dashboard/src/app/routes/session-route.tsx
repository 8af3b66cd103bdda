import { Outlet } from 'react-router';
import { RequireSession } from '../../features/session/require-session.tsx';
import { paths } from '../paths.ts';
import { SessionFrame } from '../shell/session-frame.tsx';
import { useLinkedModals } from '../use-linked-modals.ts';

/** Around every page that needs a session. */
export function Component() {
  return (
    <RequireSession loginPath={paths.login} frame={<SessionFrame />}>
      <LinkedPages />
    </RequireSession>
  );
}

function LinkedPages() {
  useLinkedModals();
  return <Outlet />;
}
