import type { RegisteredModal } from '@onepoint/modal-stack';

/** Width in CSS pixels that a modal is registered with, for its stories. */
export function registeredWidth(registered: readonly RegisteredModal[], id: string): number | undefined {
  const modal = registered.find((candidate) => candidate.id === id);
  if (!modal) throw new Error(`No modal is registered as ${id}.`);
  return modal.toEntry({}).widthPx;
}
