import styles from './page-progress.module.css';

export interface PageProgressProps {
  /** A page is being fetched. */
  active: boolean;
  /** Said to screen readers while it is. */
  label: string;
}

/** A hairline at the top of the window while the next page loads. Waits 120 ms, so that quick pages show nothing. */
export function PageProgress({ active, label }: PageProgressProps) {
  return (
    <div className={styles.frame} role="status">
      {active ? (
        <>
          <span className="visually-hidden">{label}</span>
          <span className={styles.bar} aria-hidden />
        </>
      ) : null}
    </div>
  );
}
