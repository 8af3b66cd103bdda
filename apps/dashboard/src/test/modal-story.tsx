import { createModalStack, type ModalControls, type RegisteredModal } from '@onepoint/modal-stack';
import { useEffect, useState, type ReactNode } from 'react';
import { Overlays } from '../app/shell/overlays.tsx';
import { StoryApp, type StoryAppProps } from './story-app.tsx';

export interface ModalStoryProps extends Omit<StoryAppProps, 'children'> {
  renderModal: (close: () => void) => ReactNode;
  /** Ignores outside clicks; Escape acts like the close button. @default false */
  disableOutsideClick?: boolean;
  /** Maximum width in CSS pixels, as in the modal's definition. @default 480 */
  widthPx?: number;
}

export function ModalStory({ renderModal, disableOutsideClick = false, widthPx, ...app }: ModalStoryProps) {
  const [stack] = useState(createModalStack);
  useEffect(() => {
    const component = ({ close }: ModalControls) => renderModal(() => close());
    void stack.open({ id: 'story', component, props: {}, disableOutsideClick, widthPx });
    return () => stack.clear();
  }, [stack, renderModal, disableOutsideClick, widthPx]);
  return (
    <StoryApp {...app}>
      <Overlays stack={stack} />
    </StoryApp>
  );
}

/** Width in CSS pixels from the modal's definition. */
export function registeredWidth(registered: readonly RegisteredModal[], id: string): number | undefined {
  const modal = registered.find((candidate) => candidate.id === id);
  if (!modal) throw new Error(`No modal is registered as ${id}.`);
  return modal.toEntry({}).widthPx;
}
