import type { FunctionComponent } from 'react';
import type { ModalLink } from './modal-link.ts';

export interface ModalControls<Result = void> {
  /** Resolves the promise returned by `open` with the result. */
  close: (result?: Result) => void;
}

/** Component that gets {@link ModalControls} in addition to its own props. */
export type ModalComponent<Props extends object = object, Result = void> = FunctionComponent<Props & ModalControls<Result>>;

export interface ModalOptions {
  /** Ignores clicks on the overlay. Escape and the browser's Back act like the close button, which can ask for confirmation. @default false */
  readonly disableOutsideClick?: boolean | undefined;
  /** Maximum width in CSS pixels. A `ModalLayout` inside can override it. @default 480 */
  readonly widthPx?: number | undefined;
  /** URL parameters while this modal is open. Undefined for modals that can't be opened by URL. */
  readonly link?: ModalLink | undefined;
}

export interface OpenModalParameters<Props extends object, Result> extends ModalOptions {
  /** An ID that is already open is not opened again. */
  readonly id: string;
  readonly component: ModalComponent<Props, Result>;
  readonly props: Props;
}

export interface ModalEntry {
  readonly id: string;
  /** Unique, even for successive modals with the same ID. */
  readonly key: number;
  /** `open` checks the types of its props. */
  readonly component: FunctionComponent<never>;
  readonly props: object;
  readonly disableOutsideClick: boolean;
  readonly widthPx: number | undefined;
  readonly link: ModalLink | undefined;
  /** True during the exit animation: closed but still on screen. */
  readonly closing: boolean;
}

/** Lowest first. Includes closing entries until their exit animation ends. */
export type ModalEntries = readonly ModalEntry[];

/** Open entries, lowest first. */
export function listOpenModals(entries: ModalEntries): ModalEntries {
  return entries.filter((entry) => !entry.closing);
}

/** The topmost modal that isn't closing. */
export function findTopModal(entries: ModalEntries): ModalEntry | undefined {
  return entries.findLast((entry) => !entry.closing);
}

/** Undefined if the modal is closed or closing. */
export function findOpenModal(entries: ModalEntries, id: string | undefined): ModalEntry | undefined {
  return entries.find((entry) => entry.id === id && !entry.closing);
}

/** Adds an entry on top, unless its ID is already open. Removes a closing entry with the same ID immediately. */
export function pushModal(entries: ModalEntries, entry: ModalEntry): ModalEntries {
  if (findOpenModal(entries, entry.id)) return entries;
  return [...entries.filter(({ id }) => id !== entry.id), entry];
}

/** Marks a modal as closing; the host removes it after its exit animation. Returns the same array if the modal isn't open. */
export function closeModal(entries: ModalEntries, id: string): ModalEntries {
  return findOpenModal(entries, id) ? entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry)) : entries;
}

/** Marks every modal as closing. Returns the same array if none is open. */
export function closeAllModals(entries: ModalEntries): ModalEntries {
  return entries.some((entry) => !entry.closing) ? entries.map((entry) => (entry.closing ? entry : { ...entry, closing: true })) : entries;
}

/** Merges props into an open modal's props. Returns the same array if the modal isn't open. */
export function updateModal(entries: ModalEntries, id: string, props: object): ModalEntries {
  return findOpenModal(entries, id)
    ? entries.map((entry) => (entry.id === id ? { ...entry, props: { ...entry.props, ...props } } : entry))
    : entries;
}

/** Does nothing unless the entry is closing. */
export function removeModal(entries: ModalEntries, key: number): ModalEntries {
  return entries.some((entry) => entry.key === key && entry.closing) ? entries.filter((entry) => entry.key !== key) : entries;
}
