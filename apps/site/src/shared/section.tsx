import type { ReactNode, Ref } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  /** What links point to. */
  id: string;
  title: string;
  lead?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A part of a page with a heading. */
export function Section({ id, title, lead, ref, children }: SectionProps) {
  return (
    <section id={id} ref={ref} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-lead">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
