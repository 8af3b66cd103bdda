import { Skeleton } from '@onepoint/ui-kit/skeleton';
import styles from './audit-list.module.css';

const rows = 6;

/** The list before it is there. */
export function AuditListSkeleton() {
  return (
    <div aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.entry}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
