import { PageError } from './page-error.tsx';
import styles from './root-error.module.css';

/** In place of everything, where not even a page's frame could be loaded or drawn. */
export function RootError() {
  return (
    <main className={styles.page}>
      <PageError />
    </main>
  );
}
