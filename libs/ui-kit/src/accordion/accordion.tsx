import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './accordion.module.css';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Shared name of the items, so that opening one closes the others. Omit it to allow several open items. */
  exclusiveName?: string | undefined;
  /** Id of the initially open item. */
  defaultOpenId?: string | undefined;
  className?: string | undefined;
}

/** An accordion of native `<details>`, which works without scripts and with find-in-page. */
export function Accordion({ items, exclusiveName, defaultOpenId, className }: AccordionProps) {
  return (
    <div className={classNames(styles.accordion, className)}>
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={exclusiveName} open={id === defaultOpenId || undefined} className={styles.item}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <Plus className={styles.icon} size={18} strokeWidth={1.5} aria-hidden />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
