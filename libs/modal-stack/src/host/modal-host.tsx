import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { ModalItem } from './modal-item.tsx';
import type { ModalStack } from '../modal-stack.ts';
import { findTopModal } from '../modal-transitions.ts';
import { LazyModalWait } from './lazy-modal-wait.tsx';
import { ModalHostContext } from './modal-host-context.ts';
import type { ModalTexts } from './modal-texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface ModalHostProps {
  stack: ModalStack;
  texts: ModalTexts;
}

/** Draws the stack. One per app, beside the routes. Escape does what the close button of the top modal does. */
export function ModalHost({ stack, texts }: ModalHostProps) {
  const host = useMemo(() => ({ texts, Wait: LazyModalWait }), [texts]);
  const entries = useStore(stack, (state) => state.entries);

  useReturnFocus(stack);

  useEffect(() => {
    // On the document and after everyone else: a list that is open inside a modal takes its Escape first. The frame's own
    // handling is off, because it swallows the second Escape while the first one's modal is still leaving.
    const closeTop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!findTopModal(stack.getState().entries)) return;
      event.preventDefault();
      stack.requestClose();
    };
    document.addEventListener('keydown', closeTop);
    return () => document.removeEventListener('keydown', closeTop);
  }, [stack]);

  return (
    <ModalHostContext value={host}>
      {entries.map((entry, position) => (
        <ModalItem key={entry.key} entry={entry} position={position} stack={stack} />
      ))}
    </ModalHostContext>
  );
}
