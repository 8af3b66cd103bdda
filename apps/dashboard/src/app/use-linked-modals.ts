import type { RegisteredModal } from '@onepoint/modal-stack';
import { modalParameter } from '@onepoint/modal-stack';
import { codeLoader } from '@onepoint/navigation';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useModalLinks } from './modal-links.ts';

const none: readonly RegisteredModal[] = [];

/** Offers the app's modals to addresses, from the first address that asks for one. */
export function useLinkedModals(): void {
  const isAsked = new URLSearchParams(useLocation().search).has(modalParameter);
  const [modals, setModals] = useState(none);
  useEffect(() => {
    if (isAsked && modals === none)
      void codeLoader.load(() => import('./linked-modals.ts')).then(({ linkedModals }) => setModals(linkedModals));
  }, [isAsked, modals]);
  useModalLinks(modals);
}
