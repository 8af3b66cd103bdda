import { ErrorState } from '@onepoint/ui-kit/error-state';
import { Skeleton } from '@onepoint/ui-kit/skeleton';
import { type CSSProperties, Component, type ReactNode } from 'react';
import styles from './modal-fallbacks.module.css';
import { useModalHost, type LazyModalFallbackProps } from './modal-host-context.ts';
import { ModalLayout } from './modal-layout.tsx';

/** Shows a skeleton in the modal's final size while its code loads, or an error with a retry button if loading failed. */
export function LazyModalFallback({ failed, bodyHeightPx, onRetry, onClose }: LazyModalFallbackProps) {
  const { texts } = useModalHost();
  const size = { '--body-height': `${bodyHeightPx}px` } as CSSProperties;
  if (failed) {
    return <ModalFailure title={texts.loadFailedTitle} message={texts.loadFailedMessage} onRetry={onRetry} onClose={onClose} />;
  }
  return (
    <ModalLayout
      title={
        <>
          <span className="visually-hidden">{texts.loading}</span>
          <Skeleton className={styles.title} />
        </>
      }
      onClose={onClose}
    >
      <div className={styles.body} style={size} aria-busy>
        <Skeleton lines={2} />
        <Skeleton shape="block" className={styles.block} />
      </div>
    </ModalLayout>
  );
}

interface ModalFailureProps {
  title: string;
  message: string;
  onRetry: () => void;
  onClose: () => void;
}

/** Error modal shown instead of one that failed to load or render. */
export function ModalFailure({ title, message, onRetry, onClose }: ModalFailureProps) {
  const { texts } = useModalHost();
  return (
    <ModalLayout title={title} onClose={onClose}>
      <ErrorState title={message} headingLevel={3} onRetry={onRetry} retryLabel={texts.retry} />
    </ModalLayout>
  );
}

interface ModalErrorBoundaryProps {
  children: ReactNode;
  /** Rendered instead of children that threw. `onRetry` renders the children again. */
  renderFailure: (onRetry: () => void) => ReactNode;
}

/** Contains a render error within one modal, so that the page and other modals stay intact. */
export class ModalErrorBoundary extends Component<ModalErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFailure(() => this.setState({ failed: false })) : this.props.children;
  }
}
