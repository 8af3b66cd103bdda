import { DialogFrame } from '@onepoint/ui-kit/dialog-frame';
import { createElement, useCallback, useEffect, useMemo, useRef, type FunctionComponent } from 'react';
import type { ModalControls, ModalEntry } from '../modal-entry.ts';
import { ModalErrorBoundary } from './modal-error-boundary.tsx';
import { ModalFailure } from './modal-failure.tsx';
import type { ModalStack } from '../modal-stack.ts';
import { ModalCloseButtonContext, ModalWidthContext, useModalHost } from './modal-host-context.ts';

/** Lowest z-index of a modal; each one above gets the next. */
const zIndexBase = 1000;

interface ModalItemProps {
  entry: ModalEntry;
  position: number;
  stack: ModalStack;
}

/** One modal of the stack. When it closes it stays until its animations have ended, then leaves the stack. */
export function ModalItem({ entry, position, stack }: ModalItemProps) {
  const { texts } = useModalHost();
  const overlayRef = useRef<HTMLDivElement>(null);
  const { key, id, closing } = entry;

  useEffect(() => {
    if (!closing) return undefined;
    let current = true;
    const removeAfterAnimations = async () => {
      const animations = overlayRef.current?.getAnimations({ subtree: true }) ?? [];
      await Promise.allSettled(animations.map((animation) => animation.finished));
      if (current) stack.remove(key);
    };
    // The exit's transitions start with the next frame's styles.
    const frame = requestAnimationFrame(() => void removeAfterAnimations());
    return () => {
      current = false;
      cancelAnimationFrame(frame);
    };
  }, [closing, key, stack]);

  const controls = useMemo<ModalControls<unknown>>(() => ({ close: (result) => stack.close(id, result) }), [id, stack]);
  const tellCloseButton = useCallback((close: () => void) => stack.onCloseRequest(key, close), [key, stack]);
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
        <ModalCloseButtonContext value={tellCloseButton}>
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
