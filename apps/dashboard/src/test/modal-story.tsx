import { createModalStack, type ModalControls } from '@onepoint/modal-stack';
import { useEffect, useState, type ReactNode } from 'react';
import { Overlays } from '../app/shell/overlays.tsx';
import { toasts } from '../shared/overlays/toasts.ts';
import { StoryApp, type StoryAppProps } from './story-app.tsx';

export interface ModalStoryProps extends Omit<StoryAppProps, 'children'> {
  /** The modal, with what closes it. */
  renderModal: (close: () => void) => ReactNode;
  /** A click outside does nothing, and Escape what its close button does. @default false */
  disableOutsideClick?: boolean;
  /** Widest the modal gets, as its definition says. @default 480 */
  widthPx?: number;
}

/** A modal, open in a stack of its own, in the state that a story is about. */
export function ModalStory({ renderModal, disableOutsideClick = false, widthPx, ...app }: ModalStoryProps) {
  const [stack] = useState(createModalStack);
  useEffect(() => {
    const component = ({ close }: ModalControls) => renderModal(() => close());
    void stack.open({ id: 'story', component, props: {}, disableOutsideClick, widthPx });
    return () => {
      stack.clear();
      toasts.clear();
    };
  }, [stack, renderModal, disableOutsideClick, widthPx]);
  return (
    <StoryApp {...app}>
      <Overlays stack={stack} />
    </StoryApp>
  );
}
