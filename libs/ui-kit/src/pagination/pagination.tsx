import { ChevronLeft, ChevronRight } from 'lucide-react';
import { buttonClassNames } from '../button/button-class-names.ts';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './pagination.module.css';

/** An item of the pagination: a page number from 1, or a gap. */
export type PaginationItem = number | 'gap-start' | 'gap-end';

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The first and last page, the current page with its neighbors, and gaps for more than one omitted page. With 7 or more pages the length is constant,
 * so that the buttons don't move.
 *
 * @param page the current page, from 1
 */
export function paginationItems(page: number, pageCount: number): readonly PaginationItem[] {
  if (pageCount <= 7) return range(1, pageCount);
  const from = Math.max(3, Math.min(page - 1, pageCount - 4));
  const to = Math.min(pageCount - 2, Math.max(page + 1, 5));
  return [1, from === 3 ? 2 : 'gap-start', ...range(from, to), to === pageCount - 2 ? pageCount - 1 : 'gap-end', pageCount];
}

export interface PaginationProps {
  /** Accessible name. */
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Accessible name of a page button: "Page 3". */
  pageLabel: (page: number) => string;
  /** Shown instead of the pages on narrow screens, and announced when the page changes: "3 of 12". */
  position: string;
  className?: string | undefined;
}

/** Pages of a list with a known length. For other lists, use `LoadMore`. */
export function Pagination({
  label,
  page,
  pageCount,
  onPageChange,
  previousLabel,
  nextLabel,
  pageLabel,
  position,
  className,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={classNames(styles.pagination, className)}>
      <IconButton
        name={previousLabel}
        size="sm"
        icon={<ChevronLeft aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <ol className={styles.pages}>
        {paginationItems(page, pageCount).map((item) =>
          typeof item === 'number' ? (
            <li key={item}>
              <button
                type="button"
                aria-label={pageLabel(item)}
                aria-current={item === page ? 'page' : undefined}
                className={buttonClassNames({ variant: 'ghost', size: 'sm' }, styles.page)}
                onClick={() => onPageChange(item)}
              >
                {item}
              </button>
            </li>
          ) : (
            <li key={item} className={styles.gap} aria-hidden>
              …
            </li>
          ),
        )}
      </ol>
      <span className={styles.position} role="status">
        {position}
      </span>
      <IconButton
        name={nextLabel}
        size="sm"
        icon={<ChevronRight aria-hidden />}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
