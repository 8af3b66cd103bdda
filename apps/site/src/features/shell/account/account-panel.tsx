import { useRef, type RefObject } from 'react';
import { Account } from './account.tsx';
import styles from './account-panel.module.css';
import { useDismiss } from './use-dismiss.ts';

export interface AccountPanelProps {
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What the account button opens. */
export function AccountPanel({ opener, onClose }: AccountPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  useDismiss({ panel: ref, opener, onDismiss: onClose });
  return (
    <div ref={ref} className={styles.panel}>
      <Account />
    </div>
  );
}
