import { classNames } from '@onepoint/ui-kit/class-names';
import type { ReactNode, Ref } from 'react';
import styles from './page-sections.module.css';

interface PageHeadProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** Start of a page other than an article: title, lead and first content. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <header className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className="text-lead">{lead}</p>
      </header>
      {children}
    </div>
  );
}

interface SectionProps {
  /** Target of hash links. */
  id: string;
  title: string;
  lead?: string;
  /** A link to more, next to the heading. */
  action?: ReactNode;
  /** Puts the heading next to the content on wide screens. */
  split?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

export function Section({ id, title, lead, action, split = false, ref, children }: SectionProps) {
  return (
    <section id={id} ref={ref} className={classNames(styles.section, split && styles.split)} aria-labelledby={`${id}-title`}>
      <header className={styles.header}>
        <h2 id={`${id}-title`} className={styles.sectionTitle}>
          {title}
        </h2>
        {lead === undefined ? null : <p className="text-lead">{lead}</p>}
        {action === undefined ? null : <p className={styles.action}>{action}</p>}
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
