import type { BuiltSite } from '../builds/built-site.ts';

/** A site as it is served, and the pages of it that are measured. */
export interface Subject {
  readonly name: BuiltSite['name'];
  readonly origin: string;
  /** A page of the documentation. */
  readonly path: string;
  /** The page after it, and what its heading says. */
  readonly next: { readonly path: string; readonly title: string };
}
