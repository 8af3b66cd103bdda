import styles from './page-progress.module.css';

export interface PageProgressProps {
  /** Whether a page is loading. */
  active: boolean;
  /** Announced to screen readers while loading. */
  label: string;
}

/** A thin progress bar at the top of the window while the next page loads, after a delay of 120 ms. */
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
