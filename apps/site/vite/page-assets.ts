/** What documents of a kind hold at the end of `<head>`. */
export interface PageAssets {
  /** Markup before the faces: preloads, the order of layers. */
  readonly before: string;
  /** All faces; a document holds those that have its letters. */
  readonly faces: string;
  /** Preload of the face of accented letters. */
  readonly accents: string;
  /** All style sheets of such a page; a document holds what it is painted with. */
  readonly styles: readonly string[];
  /** Markup after the styles: the whole sheets, which wait, and the script loader. */
  readonly after: string;
}
