import { useTranslation } from '@onepoint/i18n';
import type { MouseEvent } from 'react';
import { foldText } from '../../../shared/search/split-words.ts';
import type { FoundGroup } from './search-index.ts';
import styles from './search-results.module.css';

interface SearchResultsProps {
  id: string;
  groups: readonly FoundGroup[];
  /** Index of the active result across all groups. */
  active: number;
  onActiveChange: (active: number) => void;
  onFollow: (event: MouseEvent) => void;
}

/** ID of an option by its index across all groups. */
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

/** The results as options of the search box. Each is a link. */
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

interface TextPart {
  text: string;
  marked: boolean;
}

/** Splits a text into marked and unmarked parts, regardless of case and accents. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  // Folding may change the length of characters: map folded positions to the originals.
  const folded = characters.map(foldText);
  const origins = folded.flatMap((piece, index) => Array.from({ length: piece.length }, () => index));
  const searched = folded.join('');
  const marks = new Set<number>();
  for (const term of terms) {
    if (term === '') continue;
    for (let at = searched.indexOf(term); at !== -1; at = searched.indexOf(term, at + term.length)) {
      for (const index of origins.slice(at, at + term.length)) marks.add(index);
    }
  }
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const marked = marks.has(index);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += character;
    else parts.push({ text: character, marked });
  });
  return parts;
}
