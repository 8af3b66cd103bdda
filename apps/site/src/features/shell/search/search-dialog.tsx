import { useTranslation } from '@onepoint/i18n';
import { buttonClassNames } from '@onepoint/ui-kit/button-class-names';
import { Search, X } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { usePage } from '../../../shared/page-context.ts';
import { findPages, suggestPages, loadSearchIndex, type SearchIndex } from './search-index.ts';
import styles from './search-dialog.module.css';
import { optionId, SearchResults } from './search-results.tsx';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
};

/** Searches all pages of the current language, in the browser. */
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
    // Enter and arrows belong to the input method while it composes.
    if (event.nativeEvent.isComposing || count === 0) return;
    const step = steps[event.key];
    if (step !== undefined) setActive(step(active, count));
    else if (event.key === 'Enter') ref.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
    else return;
    event.preventDefault();
  };
  const handleFollow = ({ metaKey, ctrlKey }: MouseEvent): void => {
    // Stay open if the page opens in a new tab.
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

interface SearchOutcomeProps {
  query: string;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
}

function SearchOutcome({ query, loading, failed, onRetry }: SearchOutcomeProps) {
  const { t } = useTranslation(['nav', 'common']);
  if (failed) {
    return (
      <div role="alert" className={styles.outcome}>
        <p className={styles.title}>{t('search.failed')}</p>
        <button type="button" className={buttonClassNames({})} onClick={onRetry}>
          {t('common:actions.retry')}
        </button>
      </div>
    );
  }
  if (loading) return <p className={styles.outcome}>{t('common:states.loading')}</p>;
  return (
    <div className={styles.outcome}>
      <p className={styles.title}>{t('search.none', { query })}</p>
      <p>{t('search.noneHint')}</p>
    </div>
  );
}

interface UseSearchIndexReturnType {
  /** Undefined until it has loaded. */
  index: SearchIndex | undefined;
  failed: boolean;
  retry: () => void;
}

function useSearchIndex(language: string): UseSearchIndexReturnType {
  const [loading, setLoading] = useState(async () => loadSearchIndex(language));
  const [index, setIndex] = useState<SearchIndex>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    const settle = async (): Promise<void> => {
      try {
        const loaded = await loading;
        if (current) setIndex(loaded);
      } catch {
        if (current) setFailed(true);
      }
    };
    void settle();
    return () => {
      current = false;
    };
  }, [loading]);
  const retry = (): void => {
    setFailed(false);
    setLoading(loadSearchIndex(language));
  };
  return { index, failed, retry };
}
