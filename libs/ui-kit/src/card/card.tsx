import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card. */
  title?: ReactNode;
  /** One line under the heading. */
  description?: ReactNode;
  /** Controls at the heading's end. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Space inside; `none` lets tables and code touch the edges. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** The whole card reacts to the pointer, because a link inside it covers it. @default false */
  interactive?: boolean;
}

/** A surface that groups what belongs together: a hairline, no shadow. */
export function Card({
  title,
  description,
  actions,
  headingLevel = 2,
  padding = 'md',
  interactive = false,
  className,
  children,
  ...rest
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} className={classNames(styles.card, styles[padding], interactive && styles.interactive, className)}>
      {title || actions ? (
        <header className={styles.header}>
          <div className={styles.headings}>
            {title ? <Heading className={styles.title}>{title}</Heading> : null}
            {description ? <p className={styles.description}>{description}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </header>
      ) : null}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
