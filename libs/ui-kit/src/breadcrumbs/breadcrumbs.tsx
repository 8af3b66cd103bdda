import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbItem {
  id: string;
  label: ReactNode;
  /** Link target. The last item is the current page and needs none. */
  href?: string | undefined;
  /** Renders another element with the link's props, for example a router link. */
  render?: ((props: ComponentProps<'a'>) => ReactElement) | undefined;
}

export interface BreadcrumbsProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly BreadcrumbItem[];
}

/** The path from the root to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item}>
            {index > 0 ? <ChevronRight className={styles.separator} size={14} strokeWidth={1.5} aria-hidden /> : null}
            {index === items.length - 1 ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Link tone="quiet" href={item.href} render={item.render}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
