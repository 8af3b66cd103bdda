import type { ModalRouter, ModalRouterState } from '../history/router-history.ts';

const start: ModalRouterState = {
  location: { pathname: '/dashboard', search: '?range=7d', hash: '#keys', state: { from: '/login' } },
  historyAction: 'POP',
  navigation: { state: 'idle' },
};

/** A router that writes down where it is told to go, and goes where the test says. */
export function createFakeRouter(at: Partial<ModalRouterState['location']> = {}) {
  const listeners = new Set<(state: ModalRouterState) => void>();
  const told: unknown[][] = [];
  let state: ModalRouterState = { ...start, location: { ...start.location, ...at } };
  const router: ModalRouter = {
    get state() {
      return state;
    },
    navigate: async (...parameters: unknown[]) => void told.push(parameters),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    router,
    told,
    change: (next: Partial<ModalRouterState>) => {
      state = { ...state, ...next };
      listeners.forEach((listener) => listener(state));
    },
  };
}
