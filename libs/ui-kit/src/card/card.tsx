import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading of the card. */
  title?: ReactNode;
  /** One line under the heading. */
  description?: ReactNode;
  /** Controls at the end of the heading. */
  actions?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Padding; `none` for tables and code that fill the card. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Adds hover styles, for a card covered by a link. @default false */
  interactive?: boolean;
}

/** A bordered surface that groups related content. */
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
