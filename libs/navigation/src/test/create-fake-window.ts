import { vi, type Mock } from 'vitest';

interface FakeEntry {
  href: string;
  state: unknown;
}

export interface FakeWindow {
  window: Pick<Window, 'history' | 'location' | 'addEventListener'>;
  assign: Mock<(href: string) => void>;
  reload: Mock<() => void>;
  /** Addresses of the history, up to the current entry. */
  hrefs: () => string[];
  go: (steps: number) => void;
  /** What the browser does when a hash link of the page is followed. */
  followHash: (hash: string) => void;
  dispatch: (type: string, properties: object) => void;
}

/** The part of a window that has a history, without the page loads of a real one. */
export function createFakeWindow(href: string): FakeWindow {
  const events = new EventTarget();
  const entries: FakeEntry[] = [{ href, state: null }];
  let at = 0;
  const current = (): FakeEntry => entries[at] ?? { href, state: null };
  const dispatch = (type: string, properties: object): void => void events.dispatchEvent(Object.assign(new Event(type), properties));
  const push = (entry: FakeEntry): void => {
    at += 1;
    entries.splice(at, entries.length, entry);
  };
  const go = (steps: number): void => {
    at += steps;
    queueMicrotask(() => dispatch('popstate', {}));
  };
  const resolve = (to: string | URL | null | undefined): string => new URL(to ?? '', current().href).href;
  const assign = vi.fn<(to: string) => void>();
  const reload = vi.fn<() => void>();
  const history = {
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _title: string, to?: string | URL | null) => push({ state, href: resolve(to ?? current().href) }),
    replaceState: (state: unknown, _title: string, to?: string | URL | null) => {
      entries[at] = { state, href: resolve(to ?? current().href) };
    },
    go,
  };
  const part = (name: 'href' | 'pathname' | 'search' | 'hash') => ({ get: () => new URL(current().href)[name] });
  const location = Object.defineProperties(
    { assign, reload },
    { href: part('href'), pathname: part('pathname'), search: part('search'), hash: part('hash') },
  );
  return {
    window: { history, location, addEventListener: events.addEventListener.bind(events) } as unknown as FakeWindow['window'],
    assign,
    reload,
    hrefs: () => entries.slice(0, at + 1).map((entry) => entry.href),
    go,
    followHash: (hash) => {
      push({ state: null, href: resolve(hash) });
      dispatch('popstate', {});
    },
    dispatch,
  };
}
