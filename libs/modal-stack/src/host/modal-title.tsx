import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Dialog';

export interface ModalTitleProps {
  children: ReactNode;
}

/** Names a modal that draws no head of its own: for screen readers alone. `ModalLayout` has a visible one. */
export function ModalTitle({ children }: ModalTitleProps) {
  return (
    <Heading slot="title" level={2} className="visually-hidden">
      {children}
    </Heading>
  );
}
