import { type ModalRouterConnection, type RegisteredModal, modalParameter } from '@onepoint/modal-stack';
import { codeLoader } from '@onepoint/navigation';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Connects modals to the URL. Null without a browser history, as in stories. */
export const ModalLinksContext = createContext<ModalRouterConnection | null>(null);

const noModals: readonly RegisteredModal[] = [];

const loadLinkedModals = async (): Promise<readonly RegisteredModal[]> => {
  const [{ preferences }, { paymentModals }, { depositMethodModals }, { planModals }, { orderModals }] = await Promise.all([
    import('./shell/shell.modals.ts'),
    import('../features/payments/payments.modals.ts'),
    import('../features/payments/deposit-methods.modals.ts'),
    import('../features/plans/plans.modals.ts'),
    import('../features/plans/orders.modals.ts'),
  ]);
  return [preferences, paymentModals, depositMethodModals, planModals, orderModals].flatMap(({ registered }) => registered);
};

/**
 * Lets URLs open the app's modals (`?modal=<id>&…`) while the caller is mounted. Works only for modals with `params`. Their registries load
 * when a URL first names a modal.
 */
export function useLinkedModals(): void {
  const connection = useContext(ModalLinksContext);
  const isAsked = new URLSearchParams(useLocation().search).has(modalParameter);
  const [modals, setModals] = useState(noModals);
  useEffect(() => {
    if (isAsked && modals === noModals) void codeLoader.load(loadLinkedModals).then(setModals);
  }, [isAsked, modals]);
  useEffect(() => connection?.offerLinks(modals), [connection, modals]);
}
