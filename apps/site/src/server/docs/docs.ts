import { listErrorDocs } from '../errors/list-error-docs.ts';
import type { Doc } from './doc.ts';
import { listGuides } from './list-guides.ts';

/** Every page of the documentation, in its order. */
export const docs: readonly Doc[] = [...listGuides(), ...listErrorDocs()];
