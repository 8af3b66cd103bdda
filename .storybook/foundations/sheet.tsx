import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Uses the whole width instead of a grid. @default false */
  wide?: boolean;
}

export function Sheet({ title, children, wide = false }: SheetProps) {
  return (
    <section className={styles.sheet}>
      <h2 className={styles.title}>{title}</h2>
      {wide ? children : <div className={styles.grid}>{children}</div>}
    </section>
  );
}

interface SwatchProps {
  name: string;
  notes: readonly string[];
}

export function Swatch({ name, notes }: SwatchProps) {
  return (
    <figure className={styles.swatch}>
      <div className={styles.chip} style={{ background: `var(--color-${name})` }} />
      <figcaption>
        <code>--color-{name}</code>
        {notes.map((note, index) => (
          <span key={index} className={styles.note}>
            {note}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
