import type { Navigator, NavigatorState } from '@onepoint/navigation';
import { useEffect, useState } from 'react';

/** A page that is at hand is on screen by then: that it was loading is not worth a drawing of its own. */
const loadingShowsAfterMs = 100;

/** The state of a navigator. That a page is loading shows once it takes a moment; everything else shows at once. */
export function useNavigatorState<Page>(navigator: Navigator<Page>): NavigatorState<Page> {
  const [state, setState] = useState(navigator.getState);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = navigator.getState();
    const show = (): void => {
      shown = navigator.getState();
      setState(shown);
    };
    const update = (): void => {
      clearTimeout(timer);
      const { loading } = navigator.getState();
      const begins = loading !== undefined && shown.loading === undefined && shown.failure === undefined;
      if (begins) timer = setTimeout(show, loadingShowsAfterMs);
      else show();
    };
    update();
    const unsubscribe = navigator.subscribe(update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [navigator]);
  return state;
}
