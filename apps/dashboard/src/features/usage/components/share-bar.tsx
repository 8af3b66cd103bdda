import { useFormat } from '../../../shared/format/use-format.ts';
import styles from './share-bar.module.css';

/** A part of a whole, as a bar and in words. */
export function ShareBar({ share }: { share: number }) {
  const format = useFormat();
  return (
    <span className={styles.share}>
      <span className={styles.track} aria-hidden>
        <span className={styles.bar} style={{ inlineSize: `${String(share * 100)}%` }} />
      </span>
      <span className={styles.percent}>{format.percent(share)}</span>
    </span>
  );
}
