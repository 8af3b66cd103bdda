import { Skeleton } from '@onepoint/ui-kit/skeleton';
import type { CSSProperties } from 'react';
import styles from './lazy-modal-wait.module.css';
import { ModalFailure } from './modal-failure.tsx';
import { ModalLayout } from './modal-layout.tsx';
import { useModalHost, type LazyModalWaitProps } from './modal-host-context.ts';

/** A modal whose code is not there yet: its outline, as large as it will be, or why it does not come. */
export function LazyModalWait({ failed, bodyHeightPx, onRetry, onClose }: LazyModalWaitProps) {
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
