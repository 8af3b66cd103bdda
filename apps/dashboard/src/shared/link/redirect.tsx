import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate, useNavigation } from 'react-router';

interface RedirectProps {
  readonly to: string;
}

/**
 * Replaces the current URL. Does nothing during a navigation, so that a late guard (projects loaded, session ended) doesn't cancel the
 * user's click. If the new page has the same guard, it redirects then.
 */
export function Redirect({ to }: RedirectProps) {
  const navigate = useNavigate();
  const context = use(DataRouterContext);
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    // The hooks lag behind when a navigation starts or ends; the router's own state is current.
    const router = context?.router.state;
    const hasLeft = router !== undefined && router.location.key !== key;
    if ((router?.navigation.state ?? state) === 'idle' && !hasLeft) void navigate(to, { replace: true });
  }, [context, state, key, navigate, to]);
  return null;
}
