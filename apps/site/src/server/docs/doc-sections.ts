/** The sections of the documentation in order. Their names are in `docs_nav`: `sections.<id>`. */
export const docSections = [
  'start',
  'chains',
  'keys',
  'requests',
  'methods',
  'billing',
  'projects',
  'wallets',
  'operate',
  'errors',
] as const;

export type DocSection = (typeof docSections)[number];
