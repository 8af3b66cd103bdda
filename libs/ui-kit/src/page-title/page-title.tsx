import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

const TitleContext = createContext<(title: string) => void>(() => undefined);

/**
 * Sets the document's title, and announces it if the page is new.
 *
 * @param title undefined leaves the title unchanged while it is unknown
 */
export function usePageTitle(title: string | undefined): void {
  const announce = useContext(TitleContext);
  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    announce(title);
  }, [title, announce]);
}

interface PageTitlesProps {
  /** Identifies the page on screen, such as by its path. A different value is a navigation. */
  page: string;
  children: ReactNode;
}

/**
 * Announces the titles of pages to screen readers: once per navigation, as soon as the title is known. Browsers announce the first page of a
 * document themselves.
 */
export function PageTitles({ page, children }: PageTitlesProps) {
  const [announced, setAnnounced] = useState('');
  const current = useRef(page);
  const titled = useRef<string>(undefined);
  // A layout effect, because pages set their titles in effects of the same commit.
  useLayoutEffect(() => {
    current.current = page;
  }, [page]);
  const announce = useCallback((title: string) => {
    if (titled.current !== undefined && titled.current !== current.current) setAnnounced(title);
    titled.current = current.current;
  }, []);
  return (
    <TitleContext value={announce}>
      {children}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </TitleContext>
  );
}
