import { DialogFrame } from '@onepoint/ui-kit/dialog-frame';
import { useEffect, useMemo, createElement, useCallback, useRef, useState, type FunctionComponent } from 'react';
import { useStore } from 'zustand';
import { findTopModal, type ModalControls, type ModalEntry } from '../modal-entries.ts';
import type { ModalStack } from '../modal-stack.ts';
import { LazyModalFallback, ModalErrorBoundary, ModalFailure } from './modal-fallbacks.tsx';
import { ModalHostContext, type ModalTexts, ModalCloseButtonContext, ModalWidthContext, useModalHost } from './modal-host-context.ts';

export interface ModalHostProps {
  stack: ModalStack;
  texts: ModalTexts;
}

/** Renders the stack. Use one per app, next to the routes. Escape acts like the top modal's close button. */
export function ModalHost({ stack, texts }: ModalHostProps) {
  const host = useMemo(() => ({ texts, Fallback: LazyModalFallback }), [texts]);
  const entries = useStore(stack, (state) => state.entries);

  useReturnFocus(stack);

  useEffect(() => {
    // Listens on the document, so that an open list inside a modal handles Escape first. The dialog's own handling is disabled, because it
    // swallows a second Escape while the first modal is still closing.
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

/** z-index of the lowest modal; each modal above adds 1. */
const zIndexBase = 1000;

interface ModalItemProps {
  entry: ModalEntry;
  position: number;
  stack: ModalStack;
}

/** Removes a closing modal when its exit animations end. */
function ModalItem({ entry, position, stack }: ModalItemProps) {
  const { texts } = useModalHost();
  const overlayRef = useRef<HTMLDivElement>(null);
  const { key, id, closing } = entry;

  useReturnToOpener();

  useEffect(() => {
    if (!closing) return undefined;
    let current = true;
    const removeAfterAnimations = async () => {
      const animations = overlayRef.current?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(animations.map((animation) => animation.finished));
      if (current) stack.remove(key);
    };
    // Exit transitions start in the next frame.
    const frame = requestAnimationFrame(() => void removeAfterAnimations());
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [closing, key, stack]);

  const controls = useMemo<ModalControls<unknown>>(() => ({ close: (result) => stack.close(id, result) }), [id, stack]);
  const registerCloseButton = useCallback((close: () => void) => stack.registerCloseButton(key, close), [key, stack]);
  const handleClose = () => stack.close(id);

  return (
    <DialogFrame
      open={!closing}
      onClose={handleClose}
      disableOutsideClick={entry.disableOutsideClick}
      ownEscape
      zIndex={zIndexBase + position}
      overlayRef={overlayRef}
    >
      <ModalWidthContext value={entry.widthPx}>
        <ModalCloseButtonContext value={registerCloseButton}>
          <ModalErrorBoundary
            renderFailure={(onRetry) => (
              <ModalFailure title={texts.crashedTitle} message={texts.crashedMessage} onRetry={onRetry} onClose={handleClose} />
            )}
          >
            {createElement(entry.component as FunctionComponent<object>, { ...entry.props, ...controls })}
          </ModalErrorBoundary>
        </ModalCloseButtonContext>
      </ModalWidthContext>
    </DialogFrame>
  );
}

const tryFocus = (element: Element | null): boolean => {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
};

/** Waits for the frame after the one in which a closing dialog restores focus itself. */
const afterNextFrame = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/**
 * Returns focus to the opener of a removed modal if it is on the dialog around the opener. React Aria focuses a dialog half a second after it
 * opened if focus is nowhere, which it also is until the closed modal's dialog restores it.
 */
function useReturnToOpener(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      afterNextFrame(() => {
        const focused = document.activeElement;
        if (focused?.getAttribute('role') === 'dialog' && focused.contains(opener)) tryFocus(opener);
      });
    },
    [opener],
  );
}

/**
 * Restores lost focus when the last modal closes. Each dialog returns focus to its opener, but the opener can be gone by then, such as a
 * menu item or a button in a replaced modal. Focus then moves to the first modal's opener, or to `main` if that is gone too.
 */
function useReturnFocus(stack: ModalStack): void {
  useEffect(() => {
    let opener = document.activeElement;
    return stack.subscribe(({ entries }, { entries: before }) => {
      if (before.length === 0) opener = document.activeElement;
      if (entries.length > 0) return;
      afterNextFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && stack.getState().entries.length === 0 && !tryFocus(opener)) tryFocus(document.querySelector('main'));
      });
    });
  }, [stack]);
}
