import { findSectionId, type LabNavigation, type LabPlace } from './lab-navigation.tsx';

/** {@link LabNavigation} as an external store: the place changes, the functions stay. */
export interface PathNavigation extends Omit<LabNavigation, 'place'> {
  readonly getPlace: () => LabPlace;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Navigation by paths: `{base}`, `{base}methods/personal_sign?message=hi`. An unknown section is the first one.
 * A router library would weigh more than the seven pages it would choose from.
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
