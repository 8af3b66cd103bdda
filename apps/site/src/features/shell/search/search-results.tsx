import { useTranslation } from '@onepoint/i18n';
import type { MouseEvent } from 'react';
import type { FoundGroup } from './find-pages.ts';
import { markTerms } from './mark-terms.ts';
import styles from './search-results.module.css';

export interface SearchResultsProps {
  id: string;
  groups: readonly FoundGroup[];
  /** Which of all pages, counted through the groups, Enter opens. */
  active: number;
  onActiveChange: (active: number) => void;
  onFollow: (event: MouseEvent) => void;
}

/** Id of the option for a page, counted through the groups. */
export const optionId = (id: string, position: number): string => `${id}-${String(position)}`;

const bringIntoView = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markTerms(text, terms).map((part, at) =>
    part.marked ? (
      <mark key={at} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** What was found, as the options of the search box. Each is a link. */
export function SearchResults({ id, groups, active, onActiveChange, onFollow }: SearchResultsProps) {
  const { t } = useTranslation('nav');
  const starts = groups.map((_group, at) => groups.slice(0, at).reduce((sum, { pages }) => sum + pages.length, 0));
  return (
    <div id={id} role="listbox" aria-label={t('search.open')} className={styles.list}>
      {groups.map(({ group, pages }, groupAt) => (
        <div key={group ?? 'often'} role="group" aria-labelledby={`${id}-${group ?? 'often'}`} className={styles.group}>
          <p id={`${id}-${group ?? 'often'}`} className={styles.heading}>
            {group === null ? t('search.often') : t(`search.groups.${group}`)}
          </p>
          {pages.map(({ href, title, description, terms }, at) => {
            const position = (starts[groupAt] ?? 0) + at;
            return (
              <a
                key={href}
                ref={position === active ? bringIntoView : undefined}
                id={optionId(id, position)}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                href={href}
                className={styles.option}
                onClick={onFollow}
                onPointerMove={() => onActiveChange(position)}
              >
                <span className={styles.title}>
                  <Marked text={title} terms={terms} />
                </span>
                <span className={styles.description}>
                  <Marked text={description} terms={terms} />
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
