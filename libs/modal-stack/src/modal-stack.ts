import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeferred, type Deferred } from './deferred.ts';
import type { ModalEntry, OpenModalParameters } from './modal-entry.ts';
import {
  closeAllModals,
  closeModal,
  findOpenModal,
  findTopModal,
  pushModal,
  removeModal,
  updateModal,
  type ModalEntries,
} from './modal-transitions.ts';

/** State of the stack: its entries, lowest first. */
export interface ModalStackState {
  readonly entries: ModalEntries;
}

/** A stack of modals and what can be done with it. */
export interface ModalStack extends Pick<StoreApi<ModalStackState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Opens a modal on top. The promise gets what the modal closes with, undefined when it is dismissed; it never rejects.
   * When the id is open nothing changes and the promise is that modal's.
   */
  readonly open: <Props extends object, Result>(parameters: OpenModalParameters<Props, Result>) => Promise<Result | undefined>;
  /** Closes the modal with an id, or the top one; its promise gets `result`. Nothing happens when it is not open. */
  readonly close: (id?: string, result?: unknown) => void;
  /**
   * Does what the close button of an open modal does, the top one's without an id: close, or ask first. Without a close button it is closed, unless only
   * its own buttons may.
   */
  readonly requestClose: (id?: string) => void;
  /** Tells what the close button of a modal on screen does. Returns what takes it back. */
  readonly onCloseRequest: (key: number, close: () => void) => () => void;
  /** Closes every modal, each with its animation. */
  readonly closeAll: () => void;
  /** Closes the top modal and opens another in its place; what lies below stays. */
  readonly replace: <Props extends object, Result>(parameters: OpenModalParameters<Props, Result>) => Promise<Result | undefined>;
  /** Merges new props into those of an open modal. */
  readonly update: <Props extends object>(id: string, props: Partial<Props>) => void;
  /** Empties the stack at once, without animation: the page changed. */
  readonly clear: () => void;
  /** The host's word that a closing modal has left the screen. */
  readonly remove: (key: number) => void;
}

/** Makes an empty stack. An app has one; tests and stories have their own. */
export function createModalStack(): ModalStack {
  const store = createStore<ModalStackState>(() => ({ entries: [] }));
  const pending = new Map<number, Deferred>();
  const closeButtons = new Map<number, () => void>();
  let nextKey = 0;

  const entries = () => store.getState().entries;
  const set = (next: ModalEntries) => {
    if (next !== entries()) store.setState({ entries: next });
  };
  const settle = (entry: ModalEntry, result?: unknown) => {
    pending.get(entry.key)?.settle(result);
    pending.delete(entry.key);
  };

  const close = (id = findTopModal(entries())?.id, result?: unknown) => {
    const entry = findOpenModal(entries(), id);
    if (!entry) return;
    set(closeModal(entries(), entry.id));
    settle(entry, result);
  };

  const requestClose = (id = findTopModal(entries())?.id) => {
    const entry = findOpenModal(entries(), id);
    if (!entry) return;
    const press = closeButtons.get(entry.key);
    if (press) press();
    else if (!entry.disableOutsideClick) close(entry.id);
  };

  const open: ModalStack['open'] = <Props extends object, Result>(parameters: OpenModalParameters<Props, Result>) => {
    const existing = findOpenModal(entries(), parameters.id);
    const known = existing && pending.get(existing.key);
    if (known) return known.promise as Promise<Result | undefined>;
    nextKey += 1;
    const key = nextKey;
    const deferred = createDeferred();
    pending.set(key, deferred);
    const { id, component, props, disableOutsideClick = false, widthPx, link } = parameters;
    set(pushModal(entries(), { id, key, component, props, disableOutsideClick, widthPx, link, closing: false }));
    return deferred.promise as Promise<Result | undefined>;
  };

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    open,
    close,
    requestClose,
    onCloseRequest: (key, press) => {
      closeButtons.set(key, press);
      return () => {
        if (closeButtons.get(key) === press) closeButtons.delete(key);
      };
    },
    closeAll: () => {
      const all = entries();
      set(closeAllModals(all));
      all.forEach((entry) => settle(entry));
    },
    replace: (parameters) => {
      const top = findTopModal(entries());
      if (top && !entries().some((entry) => entry.id === parameters.id && !entry.closing && entry !== top)) close(top.id);
      return open(parameters);
    },
    update: (id, props) => set(updateModal(entries(), id, props)),
    clear: () => {
      const all = entries();
      if (all.length > 0) store.setState({ entries: [] });
      all.forEach((entry) => settle(entry));
    },
    remove: (key) => set(removeModal(entries(), key)),
  };
}
