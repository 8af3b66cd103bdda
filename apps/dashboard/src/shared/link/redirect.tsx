import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';

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
  const { key } = useLocation();
  useEffect(() => {
    // The hooks update some time after a navigation starts or ends; the router's own state is current.
    const router = context?.router.state;
    const hasLeft = router !== undefined && router.location.key !== key;
    if ((router?.navigation.state ?? state) === 'idle' && !hasLeft) void navigate(to, { replace: true });
  }, [context, state, key, navigate, to]);
  return null;
}
