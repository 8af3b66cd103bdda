import type { RegisteredModal } from '../define-modals.ts';
import type { ModalStack } from '../modal-stack.ts';
import { listOpenModals } from '../modal-transitions.ts';
import { findLinkedModal } from './find-linked-modal.ts';
import { depthOf, nextHistoryStep } from './history-step.ts';
import type { HistoryArrival, ModalHistory, PageBelow } from './modal-history.ts';

export interface ConnectModalHistoryParameters {
  readonly stack: ModalStack;
  readonly history: ModalHistory;
  /** Runs something in a task of its own, after everything that a click or a result sets off. @default setTimeout */
  readonly schedule?: (run: () => void) => void;
}

/** Goes to a page; `replace` puts it in place of the entry the reader is in. */
export type Leave = (replace: boolean) => void;

/** A stack of modals that follows the browser's history, and the history it. */
export interface ModalHistoryConnection {
  /** Modals that an address may open from now on; the one the reader is at is looked at. Returns what takes the offer back. */
  readonly offerLinks: (modals: readonly RegisteredModal[]) => () => void;
  /** Goes to another page without leaving entries of modals behind: `navigate` is called when they are gone, at once without any. */
  readonly leave: (replace: boolean, navigate: Leave) => void;
  readonly disconnect: () => void;
}

const newVisit = () => Math.random().toString(36);

/**
 * Gives every open modal a history entry, so that the browser's Back closes the top one, or asks it to close where only its own buttons may. Closing one any other way takes
 * its entry back; another page clears the stack as soon as it is on its way; an address with `?modal=` opens what it names where an app offers it.
 * The history settles in a task of its own, so that closing and opening in one go, or closing and leaving, cost no detour.
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
  /** A step of ours that is under way. */
  let stepping: 'back' | 'write' | undefined;
  /** A page that is gone to after that. */
  let waiting: (() => void) | undefined;
  /** A page is on its way that takes the place of the modal's entry the reader is in. */
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
      // Unless it closes, it gets its history entry again.
      if (entry.disableOutsideClick) return stack.requestClose(entry.id);
      stack.close(entry.id);
    }
  };

  const depthHere = () => depthOf(history.getPlace().mark, page);
  let depth = depthHere();

  /** Opens what the address asks for, unless the entry's modals are open already. True when it asked for something. */
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
    // A link to a modal on the same page has made the modal's entry itself.
    if (openLinked() && arrival === 'push' && !isPage) step('write', () => history.replace(place.search, { depth: depthBefore + 1, page }));
  };

  const arrive = (arrival: HistoryArrival) => {
    if (arrival === 'depart') return stack.clear();
    if (arrival === 'idle') return settleLater();
    leaving = false;
    // A step back ends as one; what arrives before it was on its way already, and the step then leads from there.
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
    // Stepping back would drop this page for the one that it takes the place of.
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
