import type { Navigator, NavigatorState } from '@onepoint/navigation';
import { startTransition, useEffect, useState } from 'react';

/** The state of a navigator. Another page is drawn in pieces, so that the browser stays responsive; everything else shows at once. */
export function useNavigatorState<Page>(navigator: Navigator<Page>): NavigatorState<Page> {
  const [state, setState] = useState(navigator.getState);
  useEffect(() => {
    let { page } = navigator.getState();
    const update = (): void => {
      const next = navigator.getState();
      if (next.page === page) setState(next);
      else startTransition(() => setState(next));
      page = next.page;
    };
    update();
    return navigator.subscribe(update);
  }, [navigator]);
  return state;
}
