import type { RegisteredModal } from '@onepoint/modal-stack';

/** Width that a registered modal asks for, in CSS pixels: what its stories draw it in. */
export function registeredWidth(registered: readonly RegisteredModal[], id: string): number | undefined {
  const modal = registered.find((candidate) => candidate.id === id);
  if (!modal) throw new Error(`No modal is registered as ${id}.`);
  return modal.toEntry({}).widthPx;
}
