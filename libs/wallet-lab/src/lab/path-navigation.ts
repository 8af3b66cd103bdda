import { findSectionId, type LabNavigation, type LabPlace } from './lab-navigation.tsx';

/** {@link LabNavigation} as a store for `useSyncExternalStore`. */
export interface PathNavigation extends Omit<LabNavigation, 'place'> {
  readonly getPlace: () => LabPlace;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates navigation by paths, `{base}` and `{base}methods/personal_sign?message=hi`, without a router library. An unknown section falls
 * back to the first one.
 *
 * @param base starts and ends with `/`
 */
export function createPathNavigation({ window, base }: { readonly window: Window; readonly base: string }): PathNavigation {
  const listeners = new Set<() => void>();
  const read = (): LabPlace => {
    const [section, item = ''] = window.location.pathname.slice(base.length).split('/', 2);
    const search = Object.fromEntries(new URLSearchParams(window.location.search));
    return { section: findSectionId(section) ?? 'connect', item: decode(item) || undefined, search };
  };
  let place = read();
  const update = (): void => {
    place = read();
    for (const listener of listeners) listener();
  };
  window.addEventListener('popstate', update);
  const hrefTo = ({ section, item, search }: LabPlace): string => {
    const path = [section === 'connect' ? '' : section, ...(item === undefined ? [] : [encodeURIComponent(item)])].join('/');
    const query = new URLSearchParams(search).toString();
    return `${base}${path}${query === '' ? '' : `?${query}`}`;
  };
  return {
    getPlace: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hrefTo,
    goTo: (target, { replaces = false } = {}) => {
      window.history[replaces ? 'replaceState' : 'pushState'](null, '', hrefTo(target));
      update();
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
