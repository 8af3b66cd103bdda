import type { ModalRouterConnection, RegisteredModal } from '@onepoint/modal-stack';
import { createContext, useContext, useEffect } from 'react';

/** How screens offer modals to addresses; null where there is no history, as in stories. */
export const ModalLinksContext = createContext<ModalRouterConnection | null>(null);

/** Lets addresses open these modals (`?modal=<id>&…`) as long as the caller is on screen. */
export function useModalLinks(registered: readonly RegisteredModal[]): void {
  const connection = useContext(ModalLinksContext);
  useEffect(() => connection?.offerLinks(registered), [connection, registered]);
}
