import { NotFound } from './not-found.tsx';
import styles from './root-error.module.css';

/** No page has this address, and there is no frame around it. */
export function NotFoundPage() {
  return (
    <main className={styles.page}>
      <NotFound />
    </main>
  );
}
