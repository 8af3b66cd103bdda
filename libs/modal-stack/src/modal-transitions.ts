import type { ModalEntry } from './modal-entry.ts';

/** The stack, lowest first. Closing entries keep their place until their animation ends. */
export type ModalEntries = readonly ModalEntry[];

/** Entries that are open, lowest first. */
export function listOpenModals(entries: ModalEntries): ModalEntries {
  return entries.filter((entry) => !entry.closing);
}

/** The open entry that Escape and focus belong to. */
export function findTopModal(entries: ModalEntries): ModalEntry | undefined {
  return entries.findLast((entry) => !entry.closing);
}

/** The open entry with an id. */
export function findOpenModal(entries: ModalEntries, id: string | undefined): ModalEntry | undefined {
  return entries.find((entry) => entry.id === id && !entry.closing);
}

/** Puts an entry on top; unchanged when its id is open. One that is still leaving under the same id goes at once. */
export function pushModal(entries: ModalEntries, entry: ModalEntry): ModalEntries {
  if (findOpenModal(entries, entry.id)) return entries;
  return [...entries.filter(({ id }) => id !== entry.id), entry];
}

/** Marks the open entry with an id as closing; unchanged when there is none. */
export function closeModal(entries: ModalEntries, id: string): ModalEntries {
  return findOpenModal(entries, id) ? entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry)) : entries;
}

/** Marks every open entry as closing. */
export function closeAllModals(entries: ModalEntries): ModalEntries {
  return entries.some((entry) => !entry.closing) ? entries.map((entry) => (entry.closing ? entry : { ...entry, closing: true })) : entries;
}

/** Merges props into those of the open entry with an id; unchanged when there is none. */
export function updateModal(entries: ModalEntries, id: string, props: object): ModalEntries {
  return findOpenModal(entries, id)
    ? entries.map((entry) => (entry.id === id ? { ...entry, props: { ...entry.props, ...props } } : entry))
    : entries;
}

/** Takes away a closing entry whose animation has ended; unchanged when it is open or gone. */
export function removeModal(entries: ModalEntries, key: number): ModalEntries {
  return entries.some((entry) => entry.key === key && entry.closing) ? entries.filter((entry) => entry.key !== key) : entries;
}
