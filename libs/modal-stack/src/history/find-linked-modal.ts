import type { RegisteredModal } from '../define-modals.ts';
import { modalParameter } from '../modal-link.ts';

/** A modal that an address asks for. */
export interface FoundModal {
  readonly modal: RegisteredModal;
  readonly props: object;
  /** The query without what belongs to the modal, `?` included, empty without one. */
  readonly search: string;
}

/** The modal that a query asks for (`?modal=<id>&…`). Undefined for an id or parameters that no registered modal takes. */
export function findLinkedModal(search: string, modals: readonly RegisteredModal[]): FoundModal | undefined {
  const query = new URLSearchParams(search);
  const id = query.get(modalParameter);
  const modal = modals.find((candidate) => candidate.id === id);
  const parsed = modal?.params?.safeParse(Object.fromEntries(query));
  if (!modal || !parsed?.success) return undefined;
  for (const name of [modalParameter, ...Object.keys(parsed.data)]) query.delete(name);
  return { modal, props: parsed.data, search: query.size > 0 ? `?${query.toString()}` : '' };
}
