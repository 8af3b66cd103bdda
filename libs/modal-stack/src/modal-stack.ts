import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type ModalEntry,
  type OpenModalParameters,
  closeAllModals,
  closeModal,
  findOpenModal,
  findTopModal,
  pushModal,
  removeModal,
  updateModal,
  type ModalEntries,
} from './modal-entries.ts';

export interface ModalStackState {
  readonly entries: ModalEntries;
}

export interface ModalStack extends Pick<StoreApi<ModalStackState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /**
   * Opens a modal on top. The promise resolves with the result, or undefined when it is dismissed; it never rejects. If the ID is already
   * open,
   * nothing changes and the promise of the open modal is returned.
   */
  readonly open: <Props extends object, Result>(parameters: OpenModalParameters<Props, Result>) => Promise<Result | undefined>;
  /** Closes the modal with this ID, or the top one, and resolves its promise with `result`. Does nothing if it is not open. */
  readonly close: (id?: string, result?: unknown) => void;
  /**
   * Presses the close button of a modal, or of the top one without an ID. The modal can ask for confirmation. A modal without a close
   * button closes unless it disables outside clicks.
   */
  readonly requestClose: (id?: string) => void;
  /** Registers the handler of a modal's close button. Returns an unregister function. */
  readonly registerCloseButton: (key: number, close: () => void) => () => void;
  /** Closes every modal with its exit animation. */
  readonly closeAll: () => void;
  /** Closes the top modal and opens another in its place. Modals below stay open. */
  readonly replace: <Props extends object, Result>(parameters: OpenModalParameters<Props, Result>) => Promise<Result | undefined>;
  /** Merges props into those of an open modal. */
  readonly update: <Props extends object>(id: string, props: Partial<Props>) => void;
  /** Empties the stack immediately, without exit animations. For page changes. */
  readonly clear: () => void;
  /** Removes a closing modal after its exit animation. Called by the host. */
  readonly remove: (key: number) => void;
}

/** Creates an empty stack. Use one per app; tests and stories create their own. */
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
    registerCloseButton: (key, press) => {
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

export interface Deferred {
  readonly promise: Promise<unknown>;
  readonly settle: (result: unknown) => void;
}

/** Like `Promise.withResolvers`, which some supported browsers lack. */
export function createDeferred(): Deferred {
  let settle!: Deferred['settle'];
  const promise = new Promise<unknown>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
