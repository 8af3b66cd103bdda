import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useNavigation } from 'react-router';

interface RedirectProps {
  readonly to: string;
}

/**
 * Replaces the current address. Does nothing while a navigation is pending, so that a guard that finds out late (projects loaded, session
 * ended) doesn't cancel the user's click; if the new page has the same guard, it redirects then.
 */
export function Redirect({ to }: RedirectProps) {
  const navigate = useNavigate();
  const context = use(DataRouterContext);
  const { state } = useNavigation();
  useEffect(() => {
    // `useNavigation` updates some time after a navigation started; the router's own state is current.
    if ((context?.router.state.navigation.state ?? state) === 'idle') void navigate(to, { replace: true });
  }, [context, state, navigate, to]);
  return null;
}
