/** What the home page shows beside its texts. */
export interface HomeContent {
  /** Slugs of the chains that are served here; null where nobody has said, as in a build for a static host. */
  served: readonly string[] | null;
}
