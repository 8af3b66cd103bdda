import type { Navigator } from '@onepoint/navigation';
import { startTransition, useCallback, useState } from 'react';
import { isLivePage } from '../is-live-page.ts';
import type { ShownPage } from '../shown-page.ts';
import { toShownPage } from './load-page.ts';
import type { PageContexts } from './page-contexts.ts';

export interface UsePageAheadParameters {
  navigator: Pick<Navigator<ShownPage>, 'getState'>;
  contexts: Pick<PageContexts, 'whenFound'>;
}

export interface UsePageAheadReturnType {
  /** The page that is drawn ahead of the one on screen. */
  ahead: ShownPage | undefined;
  /** Draws the page of an address ahead, once it has come. One that does something by itself waits until it is on screen. */
  drawAhead: (address: string) => void;
  /** Forgets it: it failed. */
  giveUpAhead: () => void;
}

/**
 * The page that is drawn out of sight, because its reader is likely to go on to it. It stands beside one page: with the next one on screen there is
 * none.
 *
 * @param page the one that is drawn on screen
 */
export function usePageAhead(page: ShownPage, { navigator, contexts }: UsePageAheadParameters): UsePageAheadReturnType {
  const [drawn, setDrawn] = useState<{ ahead: ShownPage; beside: ShownPage }>();
  const drawAhead = useCallback(
    (address: string): void => {
      const beside = navigator.getState().page;
      const draw = async (): Promise<void> => {
        const ahead = toShownPage(await contexts.whenFound(address));
        if (ahead === undefined || isLivePage(ahead.context.pageId) || navigator.getState().page !== beside) return;
        startTransition(() => setDrawn((before) => (before?.ahead.context === ahead.context ? before : { ahead, beside })));
      };
      void draw();
    },
    [navigator, contexts],
  );
  const giveUpAhead = useCallback(() => setDrawn(undefined), []);
  return { ahead: drawn?.beside === page ? drawn.ahead : undefined, drawAhead, giveUpAhead };
}
