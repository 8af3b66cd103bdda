import { Outlet } from 'react-router';
import { RequireSession } from '../../features/session/require-session.tsx';
import { linkedModals } from '../linked-modals.ts';
import { useModalLinks } from '../modal-links.ts';
import { paths } from '../paths.ts';

/** Around every page that needs a session. */
export function Component() {
  return (
    <RequireSession loginPath={paths.login}>
      <LinkedPages />
    </RequireSession>
  );
}

function LinkedPages() {
  useModalLinks(linkedModals);
  return <Outlet />;
}
