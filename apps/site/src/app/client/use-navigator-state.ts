import type { Navigator, NavigatorState } from '@onepoint/navigation';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../shared/after-paint.ts';

/** A page that is at hand is on screen by then: that it was loading is not worth a drawing of its own. */
const loadingShowsAfterMs = 100;

/** Brings a page on screen that has been drawn ahead; undefined where it has not. Returns a function that takes it back. */
export type Reveal<Page> = (state: NavigatorState<Page>) => (() => void) | undefined;

/** Runs something when what has been revealed is on screen, and not only on its way there: what follows would hold it up. */
function afterReveal(run: () => void): () => void {
  let cancel = afterPaint(() => (cancel = afterPaint(run)));
  return () => cancel();
}

const noReveal = (): undefined => undefined;

/**
 * The state of a navigator. That a page is loading shows once it takes a moment; everything else shows at once. A page that `reveal` has on screen by
 * itself is told of once it is painted.
 */
export function useNavigatorState<Page>(navigator: Navigator<Page>, reveal: Reveal<Page> = noReveal): NavigatorState<Page> {
  const [state, setState] = useState(navigator.getState);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let revealed: { page: Page; takeBack: () => void; cancel: () => void } | undefined;
    let shown = navigator.getState();
    const show = (): void => {
      revealed = undefined;
      shown = navigator.getState();
      setState(shown);
    };
    const change = (next: NavigatorState<Page>): void => {
      revealed?.cancel();
      if (revealed !== undefined && revealed.page !== next.page) revealed.takeBack();
      const takeBack = reveal(next);
      if (takeBack === undefined) show();
      else revealed = { page: next.page, takeBack, cancel: afterReveal(show) };
    };
    const update = (): void => {
      clearTimeout(timer);
      const next = navigator.getState();
      const begins = next.loading !== undefined && shown.loading === undefined && shown.failure === undefined;
      if (begins) timer = setTimeout(show, loadingShowsAfterMs);
      else change(next);
    };
    update();
    const unsubscribe = navigator.subscribe(update);
    return () => {
      clearTimeout(timer);
      revealed?.cancel();
      unsubscribe();
    };
  }, [navigator, reveal]);
  return state;
}
