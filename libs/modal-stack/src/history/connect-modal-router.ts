import { modalParameter } from '../modal-link.ts';
import type { ModalStack } from '../modal-stack.ts';
import { findTopModal } from '../modal-transitions.ts';
import { connectModalHistory, type ModalHistoryConnection } from './connect-modal-history.ts';
import { createRouterHistory, type ModalRouter, type ModalRouterNavigateOptions, type ModalRouterTarget } from './router-history.ts';

export interface ConnectModalRouterParameters {
  readonly stack: ModalStack;
  /** A data router of react-router, or what looks like one. Its `navigate` is replaced by one that leaves no modal behind. */
  readonly router: ModalRouter;
}

/** What an app with a router does with the connection: offer links, and leave for what the router does not know. */
export type ModalRouterConnection = Pick<ModalHistoryConnection, 'offerLinks' | 'leave'>;

/** Where a navigation leads, as far as it can be told without the route it starts from. */
function urlOf(to: ModalRouterTarget, pathname: string): URL {
  const path = typeof to === 'string' ? to : `${to?.pathname ?? ''}${to?.search ?? ''}`;
  return new URL(path, `http://router${pathname}`);
}

/** {@link connectModalHistory} for an app with a router: whatever it navigates with, no entries of modals stay behind. */
export function connectModalRouter({ stack, router }: ConnectModalRouterParameters): ModalRouterConnection {
  const goTo = router.navigate;
  const { leave, offerLinks } = connectModalHistory({ stack, history: createRouterHistory(router) });

  const keepsModals = (to: ModalRouterTarget): boolean => {
    const { pathname } = router.state.location;
    const url = urlOf(to, pathname);
    if (url.pathname !== pathname) return false;
    return url.searchParams.has(modalParameter) || findTopModal(stack.getState().entries) !== undefined;
  };

  async function navigate(steps: number): Promise<void>;
  async function navigate(to: ModalRouterTarget, options?: ModalRouterNavigateOptions): Promise<void>;
  async function navigate(to: ModalRouterTarget | number, options: ModalRouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return goTo(to);
    if (keepsModals(to)) return goTo(to, options);
    return new Promise((resolve, reject) => {
      // Not at once: the router tells of the end of a step back before it forgets how that navigation ends, and with it how this one would.
      // The page would then be drawn, and the address stay behind.
      const go = (replace: boolean) => queueMicrotask(() => void goTo(to, { ...options, replace }).then(resolve, reject));
      leave(options.replace ?? false, go);
    });
  }

  router.navigate = navigate;
  return { offerLinks, leave };
}
