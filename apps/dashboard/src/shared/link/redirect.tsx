import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useNavigation } from 'react-router';

export interface RedirectProps {
  readonly to: string;
}

/**
 * Leads to another address, in place of this one. A reader who is on the way elsewhere already goes there: what a guard finds out late (projects
 * came, a session ended) does not take a click back. Guards of the page that is arrived at have their say then.
 */
export function Redirect({ to }: RedirectProps) {
  const navigate = useNavigate();
  const context = use(DataRouterContext);
  const { state } = useNavigation();
  useEffect(() => {
    // The hook above tells of a navigation some time after it began: the router itself knows at once.
    if ((context?.router.state.navigation.state ?? state) === 'idle') void navigate(to, { replace: true });
  }, [context, state, navigate, to]);
  return null;
}
