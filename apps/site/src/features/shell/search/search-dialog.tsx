import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { usePage } from '../../../shared/page-context-provider.tsx';
import { findPages, suggestPages } from './find-pages.ts';
import styles from './search-dialog.module.css';
import { SearchOutcome } from './search-outcome.tsx';
import { optionId, SearchResults } from './search-results.tsx';
import { useSearchIndex } from './use-search-index.ts';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};

/** Searches all pages in the language of the page, in the browser alone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['nav', 'common']);
  const { locale } = usePage();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const asked = useDeferredValue(query.trim());
  const { index, failed, retry } = useSearchIndex(locale);
  const groups = useMemo(() => {
    if (index === undefined) return [];
    return asked === '' ? suggestPages(index) : findPages(index, asked);
  }, [index, asked]);
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  useEffect(() => ref.current?.showModal(), []);

  const handleKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows that choose among spellings belong to the input method.
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = steps[event.key];
    if (step !== undefined) setActive(step(active, count));
    else if (event.key === 'Enter') ref.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    else return;
    event.preventDefault();
  };
  const handleFollow = ({ metaKey, ctrlKey }: MouseEvent): void => {
    // In a new tab, the search stays.
    if (!metaKey && !ctrlKey) ref.current?.close();
  };

  return (
    <dialog ref={ref} className={styles.dialog} aria-label={t('search.open')} closedby="any" onClose={onClose}>
      <div className={styles.box}>
        <Search aria-hidden className={styles.icon} />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t('search.placeholder')}
          aria-expanded={count > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(id, active) : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={handleKeyDown}
        />
        <form method="dialog">
          <button type="submit" className={buttonClassNames({ variant: 'ghost' }, styles.close)} aria-label={t('common:actions.close')}>
            <X aria-hidden />
          </button>
        </form>
      </div>
      <p className="visually-hidden" role="status">
        {index === undefined || asked === '' ? '' : t('search.found', { count })}
      </p>
      <div className={styles.results}>
        {count > 0 ? (
          <SearchResults id={id} groups={groups} active={active} onActiveChange={setActive} onFollow={handleFollow} />
        ) : (
          <SearchOutcome query={asked} loading={index === undefined} failed={failed} onRetry={retry} />
        )}
      </div>
      <p className={styles.foot}>{asked === '' ? t('search.hint') : t('search.keys')}</p>
    </dialog>
  );
}
