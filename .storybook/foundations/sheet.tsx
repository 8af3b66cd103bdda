import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  children: ReactNode;
}

/** A titled group of drawings on a foundations page. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.grid}>{children}</div>
    </section>
  );
}

interface SwatchProps {
  name: string;
  note: string;
}

/** One colour role. */
export function Swatch({ name, note }: SwatchProps) {
  return (
    <figure className={styles.swatch}>
      <div className={styles.chip} style={{ background: `var(--color-${name})` }} />
      <figcaption>
        <code>{name}</code>
        <span className={styles.note}>{note}</span>
      </figcaption>
    </figure>
  );
}
