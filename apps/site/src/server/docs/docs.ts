import { listChainDocs } from '../chains/list-chain-docs.ts';
import { listErrorDocs } from '../errors/list-error-docs.ts';
import { docSections } from './doc-sections.ts';
import type { Doc } from './doc.ts';
import { listGuides } from './list-guides.ts';

/** Every page of the documentation but the methods, in its order. */
export const docs: readonly Doc[] = [...listGuides(), ...listChainDocs(), ...listErrorDocs()].toSorted(
  (a, b) => docSections.indexOf(a.section) - docSections.indexOf(b.section),
);
