import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** What will be here, and how to create it. */
  children?: ReactNode;
  icon?: ReactNode;
  /** Button that creates the first item. */
  action?: ReactNode;
  /** A command to run next: a `CodeBlock`. */
  command?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 1 | 2 | 3 | 4;
  className?: string | undefined;
}

/** Empty state that explains the next step. */
export function EmptyState({ title, children, icon, action, command, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.empty, className)}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {command ? <div className={styles.command}>{command}</div> : null}
    </div>
  );
}
