import { useEffect, useState } from 'react';
import { loadSearchIndex, type SearchIndex } from './load-search-index.ts';

export interface UseSearchIndexReturnType {
  /** Undefined until it has loaded. */
  index: SearchIndex | undefined;
  failed: boolean;
  retry: () => void;
}

/** The index of a language while the search is open. */
export function useSearchIndex(language: string): UseSearchIndexReturnType {
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
