/** The parts of the documentation, in their order. Their names are texts of `docs_nav`: `sections.<id>`. */
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
