import type { RegisteredModal } from '../define-modals.ts';
import { listOpenModals } from '../modal-entries.ts';
import { modalParameter } from '../modal-link.ts';
import type { ModalStack } from '../modal-stack.ts';
import { depthOf, nextHistoryStep, type HistoryArrival, type ModalHistory, type PageBelow } from './modal-history.ts';

export interface ConnectModalHistoryParameters {
  readonly stack: ModalStack;
  readonly history: ModalHistory;
  /** Runs a function in a new task, once all effects of a click or result have run. @default setTimeout */
  readonly schedule?: (run: () => void) => void;
}

type Leave = (replace: boolean) => void;

/** Keeps a modal stack and the browser history in sync. */
export interface ModalHistoryConnection {
  /** Registers the modals that URLs can open, and opens the one in the current URL. Returns a function that unregisters them. */
  readonly offerLinks: (modals: readonly RegisteredModal[]) => () => void;
  /** Removes the history entries of open modals, then calls `navigate`. Calls it immediately if there are none. */
  readonly leave: (replace: boolean, navigate: Leave) => void;
  readonly disconnect: () => void;
}

const newVisit = () => Math.random().toString(36);

/**
 * Gives every open modal a history entry, so that the browser's Back button closes the top modal (or presses its close button if outside
 * clicks are disabled). Closing a modal any other way removes its entry. Navigating to another page clears the stack. A URL with `?modal=`
 * opens that modal.
 *
 * History changes are batched in a separate task, so that closing one modal and opening another, or closing and navigating, needs no extra
 * steps.
 */
export function connectModalHistory({
  stack,
  history,
  schedule = (run) => void setTimeout(run),
}: ConnectModalHistoryParameters): ModalHistoryConnection {
  const start = history.getPlace();
  let pathname = start.pathname;
  let page: PageBelow = start.mark?.page ?? { visit: newVisit(), search: start.search };
  let offered: readonly RegisteredModal[] = [];
  /** The history change this connection has started and not finished. */
  let stepping: 'back' | 'write' | undefined;
  /** Navigation to run after that change. */
  let waiting: (() => void) | undefined;
  /** True while a navigation replaces the current modal entry. */
  let leaving = false;
  let scheduled = false;

  const open = () => listOpenModals(stack.getState().entries);

  const step = (kind: 'back' | 'write', take: () => void) => {
    stepping = kind;
    take();
  };

  const settle = () => {
    scheduled = false;
    if (stepping || history.isBusy()) return;
    const next = nextHistoryStep(history.getPlace(), open(), page);
    if (next.kind === 'back') step('back', () => history.back(next.steps));
    if (next.kind === 'push') step('write', () => history.push(next.search, next.mark));
    if (next.kind === 'replace') step('write', () => history.replace(next.search, next.mark));
  };

  const settleLater = () => {
    if (!scheduled) schedule(settle);
    scheduled = true;
  };

  const closeDownTo = (count: number) => {
    for (const entry of open().slice(count).toReversed()) {
      // If it stays open, `settle` adds its history entry again.
      if (entry.disableOutsideClick) return stack.requestClose(entry.id);
      stack.close(entry.id);
    }
  };

  const depthHere = () => depthOf(history.getPlace().mark, page);
  let depth = depthHere();

  /** Opens the URL's modal unless this entry's modals are already open. Returns whether it opened one. */
  const openLinked = (): boolean => {
    const here = depthHere();
    if (here > 0 && here <= open().length) return false;
    const found = findLinkedModal(history.getPlace().search, offered);
    if (!found) return false;
    if (here === 0) page = { ...page, search: found.search };
    void stack.open(found.modal.toEntry(found.props));
    return true;
  };

  const arriveAtOthers = (arrival: HistoryArrival) => {
    const place = history.getPlace();
    const depthBefore = depth;
    const isPage = place.pathname !== pathname;
    pathname = place.pathname;
    if (isPage) page = { ...page, visit: newVisit() };
    page = { ...page, search: place.mark?.page.search ?? place.search };
    if (isPage) stack.clear();
    else if (arrival === 'pop') closeDownTo(depthHere());
    // A link to a modal on the same page already created the modal's history entry.
    if (openLinked() && arrival === 'push' && !isPage) step('write', () => history.replace(place.search, { depth: depthBefore + 1, page }));
  };

  const arrive = (arrival: HistoryArrival) => {
    if (arrival === 'depart') return stack.clear();
    if (arrival === 'idle') return settleLater();
    leaving = false;
    // A step back started here ends with a pop. Any earlier event belongs to a navigation that was already in progress; the step then
    // starts from there.
    const own = stepping === 'back' ? arrival === 'pop' : stepping !== undefined;
    if (own) stepping = undefined;
    if (!stepping && waiting) {
      const run = waiting;
      waiting = undefined;
      return run();
    }
    if (!own || history.getPlace().pathname !== pathname) arriveAtOthers(arrival);
    depth = depthHere();
    settleLater();
  };

  const leave = (replace: boolean, navigate: Leave): void => {
    if (stepping) {
      waiting = () => leave(replace, navigate);
      return;
    }
    const stacked = depthHere();
    if (stacked === 0) return navigate(replace);
    stack.clear();
    const steps = replace ? stacked : stacked - 1;
    const go = () => {
      leaving = true;
      navigate(true);
    };
    // Stepping back would abort the navigation that replaces this entry.
    if (steps === 0 || leaving) return go();
    waiting = go;
    step('back', () => history.back(steps));
  };

  const disconnects = [history.subscribe(arrive), stack.subscribe(settleLater)];
  return {
    offerLinks: (modals) => {
      offered = modals;
      openLinked();
      return () => {
        if (offered === modals) offered = [];
      };
    },
    leave,
    disconnect: () => disconnects.forEach((disconnect) => disconnect()),
  };
}

interface FoundModal {
  readonly modal: RegisteredModal;
  readonly props: object;
  /** Query string without the modal's parameters. Includes `?`, or is empty. */
  readonly search: string;
}

/** Finds the modal in a query string (`?modal=<id>&…`). Undefined for an unknown ID or invalid parameters. */
function findLinkedModal(search: string, modals: readonly RegisteredModal[]): FoundModal | undefined {
  const query = new URLSearchParams(search);
  const id = query.get(modalParameter);
  const modal = modals.find((candidate) => candidate.id === id);
  const parsed = modal?.params?.safeParse(Object.fromEntries(query));
  if (!modal || !parsed?.success) return undefined;
  for (const name of [modalParameter, ...Object.keys(parsed.data)]) query.delete(name);
  return { modal, props: parsed.data, search: query.size > 0 ? `?${query.toString()}` : '' };
}
