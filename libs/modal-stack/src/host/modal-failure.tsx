import { ErrorState } from '@onepoint/ui-kit/error-state';
import { ModalLayout } from './modal-layout.tsx';
import { useModalHost } from './modal-host-context.ts';

export interface ModalFailureProps {
  title: string;
  /** What happened, and what to do. */
  message: string;
  onRetry: () => void;
  onClose: () => void;
}

/** What a modal shows when it cannot show itself. */
export function ModalFailure({ title, message, onRetry, onClose }: ModalFailureProps) {
  const { texts } = useModalHost();
  return (
    <ModalLayout title={title} onClose={onClose}>
      <ErrorState title={message} headingLevel={3} onRetry={onRetry} retryLabel={texts.retry} />
    </ModalLayout>
  );
}
