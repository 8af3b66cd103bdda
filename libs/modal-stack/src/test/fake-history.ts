import { z } from 'zod/mini';
import { defineModals } from '../define-modals.ts';
import { connectModalHistory } from '../history/connect-modal-history.ts';
import type { ModalRouter, ModalRouterState } from '../history/connect-modal-router.ts';
import type { HistoryMark, HistoryArrival, HistoryPlace, ModalHistory } from '../history/modal-history.ts';
import { type ModalControls, listOpenModals } from '../modal-entries.ts';
import { createModalStack } from '../modal-stack.ts';

/**
 * A router's browser history. Moves back and forward take effect later, as in a browser; navigations take effect immediately or after
 * loading.
 */
class FakeBrowserHistory implements ModalHistory {
  entries: HistoryPlace[];
  index = 0;
  busy = false;
  private fetching: (() => void) | undefined;
  private readonly moves: number[] = [];
  private readonly listeners = new Set<(arrival: HistoryArrival) => void>();

  constructor(start: HistoryPlace) {
    this.entries = [start];
  }

  getPlace = (): HistoryPlace => this.entries[this.index] as HistoryPlace;
  isBusy = (): boolean => this.busy || this.fetching !== undefined;
  push = (search: string, mark: HistoryMark | undefined): void => this.goTo({ pathname: this.getPlace().pathname, search, mark });
  replace = (search: string, mark: HistoryMark | undefined): void => this.goTo({ pathname: this.getPlace().pathname, search, mark }, true);
  back = (steps: number): void => void this.moves.push(-steps);
  forward = (): void => void this.moves.push(1);

  subscribe = (listener: (arrival: HistoryArrival) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  goTo(place: HistoryPlace, replace = false): void {
    this.entries = [
      ...this.entries.slice(0, replace ? this.index : this.index + 1),
      place,
      ...(replace ? this.entries.slice(this.index + 1) : []),
    ];
    this.index = replace ? this.index : this.entries.length - 1;
    this.emit(replace ? 'replace' : 'push');
  }

  /** Starts navigating to a page that has to load. Replaces a navigation in progress. */
  startNavigation(place: HistoryPlace, replace: boolean): void {
    this.fetching = () => this.goTo(place, replace);
    if (place.pathname !== this.getPlace().pathname) this.emit('depart');
  }

  /** Finishes the navigation in progress. Returns false if there is none. */
  arrive(): boolean {
    const { fetching } = this;
    this.fetching = undefined;
    fetching?.();
    return fetching !== undefined;
  }

  emit(arrival: HistoryArrival): void {
    this.listeners.forEach((listener) => listener(arrival));
  }

  /** Applies the oldest pending move. Returns false if there is none. As in a browser, a move beyond the history does nothing. */
  move(): boolean {
    const steps = this.moves.shift();
    if (steps === undefined) return false;
    if (this.entries[this.index + steps] === undefined) return true;
    this.index += steps;
    // Going back aborts a navigation in progress.
    this.fetching = undefined;
    this.emit('pop');
    return true;
  }
}

const Plain = (_props: ModalControls) => null;
const Plan = (_props: ModalControls & { readonly plan: string }) => null;

/** Two modals without a deep link, two with one, and one with outside clicks disabled. */
export const testModals = defineModals({
  secret: { load: () => Promise.resolve(Plain), disableOutsideClick: true },
  menu: { load: () => Promise.resolve(Plain) },
  confirm: { load: () => Promise.resolve(Plain) },
  settings: { load: () => Promise.resolve(Plain), params: z.object({}) },
  plan: { load: () => Promise.resolve(Plan), params: z.object({ plan: z.enum(['M', 'PAYG']) }) },
});

/** Connects a stack to a fake browser history. The test runs its tasks. */
export function setUpHistory(search = '', mark?: HistoryMark) {
  const stack = createModalStack();
  const history = new FakeBrowserHistory({ pathname: '/dashboard', search, mark });
  const tasks: Array<() => void> = [];
  const connection = connectModalHistory({ stack, history, schedule: (run) => void tasks.push(run) });
  const runTask = () => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  return {
    stack,
    history,
    modals: testModals.on(stack),
    ...connection,
    runTask,
    countTasks: () => tasks.length,
    /** Runs all pending tasks, loads and moves. */
    settle: () => {
      while (runTask() || history.arrive() || history.move());
    },
    openIds: () => listOpenModals(stack.getState().entries).map(({ id }) => id),
    /** Lists history entries as `path?query #depth`, with the current one in brackets. */
    entriesText: () =>
      history.entries.map(({ pathname, search: query, mark: found }, index) => {
        const text = `${pathname}${query}${found ? ` #${found.depth}` : ''}`;
        return index === history.index ? `[${text}]` : text;
      }),
  };
}

const start: ModalRouterState = {
  location: { pathname: '/dashboard', search: '?range=7d', hash: '#keys', state: { from: '/login' } },
  historyAction: 'POP',
  navigation: { state: 'idle' },
};

/** Router that records navigations. Its state changes only when the test changes it. */
export function createFakeRouter(at: Partial<ModalRouterState['location']> = {}) {
  const listeners = new Set<(state: ModalRouterState) => void>();
  const calls: unknown[][] = [];
  let state: ModalRouterState = { ...start, location: { ...start.location, ...at } };
  const router: ModalRouter = {
    get state() {
      return state;
    },
    navigate: async (...parameters: unknown[]) => void calls.push(parameters),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    router,
    calls,
    change: (next: Partial<ModalRouterState>) => {
      state = { ...state, ...next };
      listeners.forEach((listener) => listener(state));
    },
  };
}
