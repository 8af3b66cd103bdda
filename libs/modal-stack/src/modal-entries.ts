import type { FunctionComponent } from 'react';
import type { ModalLink } from './modal-link.ts';

/** Props that every modal component gets in addition to its own. */
export interface ModalControls<Result = void> {
  /** Closes this modal and resolves the promise of `open` with the result. */
  close: (result?: Result) => void;
}

/** A modal component with its own props and {@link ModalControls}. */
export type ModalComponent<Props extends object = object, Result = void> = FunctionComponent<Props & ModalControls<Result>>;

/** Behavior and size of a modal. */
export interface ModalOptions {
  /** Ignores clicks on the overlay. Escape and the browser's Back act like the close button, which can ask for confirmation. @default false */
  readonly disableOutsideClick?: boolean | undefined;
  /** Maximum width in CSS pixels. A `ModalLayout` inside can override it. @default 480 */
  readonly widthPx?: number | undefined;
  /** URL parameters while this modal is open. Undefined for modals that can't be opened by URL. */
  readonly link?: ModalLink | undefined;
}

/** A request to open a modal. */
export interface OpenModalParameters<Props extends object, Result> extends ModalOptions {
  /** Identifies the modal. An id that is already open is not opened again. */
  readonly id: string;
  readonly component: ModalComponent<Props, Result>;
  readonly props: Props;
}

export interface ModalEntry {
  readonly id: string;
  /** Unique, also between successive modals with the same id. */
  readonly key: number;
  /** Rendered with `props` and {@link ModalControls}; `open` checks that the types match. */
  readonly component: FunctionComponent<never>;
  readonly props: object;
  readonly disableOutsideClick: boolean;
  readonly widthPx: number | undefined;
  readonly link: ModalLink | undefined;
  /** Closed but still on screen during its exit animation. */
  readonly closing: boolean;
}

/** The stack, lowest first, including closing entries until their exit animation ends. */
export type ModalEntries = readonly ModalEntry[];

/** Open entries, lowest first. */
export function listOpenModals(entries: ModalEntries): ModalEntries {
  return entries.filter((entry) => !entry.closing);
}

/** The topmost open entry. */
export function findTopModal(entries: ModalEntries): ModalEntry | undefined {
  return entries.findLast((entry) => !entry.closing);
}

/** The open entry with an id. */
export function findOpenModal(entries: ModalEntries, id: string | undefined): ModalEntry | undefined {
  return entries.find((entry) => entry.id === id && !entry.closing);
}

/** Adds an entry on top unless its id is open. Removes a closing entry with the same id immediately. */
export function pushModal(entries: ModalEntries, entry: ModalEntry): ModalEntries {
  if (findOpenModal(entries, entry.id)) return entries;
  return [...entries.filter(({ id }) => id !== entry.id), entry];
}

/** Marks the open entry with an id as closing. */
export function closeModal(entries: ModalEntries, id: string): ModalEntries {
  return findOpenModal(entries, id) ? entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry)) : entries;
}

/** Marks every open entry as closing. */
export function closeAllModals(entries: ModalEntries): ModalEntries {
  return entries.some((entry) => !entry.closing) ? entries.map((entry) => (entry.closing ? entry : { ...entry, closing: true })) : entries;
}

/** Merges props into those of the open entry with an id. */
export function updateModal(entries: ModalEntries, id: string, props: object): ModalEntries {
  return findOpenModal(entries, id)
    ? entries.map((entry) => (entry.id === id ? { ...entry, props: { ...entry.props, ...props } } : entry))
    : entries;
}

/** Removes a closing entry. */
export function removeModal(entries: ModalEntries, key: number): ModalEntries {
  return entries.some((entry) => entry.key === key && entry.closing) ? entries.filter((entry) => entry.key !== key) : entries;
}
