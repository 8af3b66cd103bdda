/** A modal that a registry loads: the file as it is written there, and the component's name. */
export interface RegisteredModal {
  readonly path: string;
  readonly component: string;
}

/** What a module registers, and how many of its modals could be read. */
export interface ModalRegistrations {
  readonly modals: readonly RegisteredModal[];
  /** Modals written down in a way this cannot read. */
  readonly unread: number;
}

const opener = /\b(?:defineModals|lazyModal)(?:<[^(]*>)?\(/;
const entry = /\bload:|\blazyModal(?:<[^(]*>)?\(/g;
const loaded = /import\('([^']+)'\)(?:\)\.(\w+)|\.then\(\(\{ (\w+) \}\))/g;

/** Modals that a module hands to `defineModals` or `lazyModal`. */
export function registeredModals(source: string): ModalRegistrations {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  if (!opener.test(code)) return { modals: [], unread: 0 };
  const modals = Array.from(code.matchAll(loaded), ([, path = '', direct, destructured]) => ({
    path,
    component: direct ?? destructured ?? '',
  }));
  return { modals, unread: Math.max(0, Array.from(code.matchAll(entry)).length - modals.length) };
}
