import type { ReactNode } from 'react';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The first part of a page that is no article: its title, what it is for, and what comes first. */
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
