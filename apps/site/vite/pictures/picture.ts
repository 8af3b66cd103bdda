/** Texts of a page's social card, 1200 × 630. */
export interface Picture {
  /** Path of the file: `/social/docs/quick-start.png`. */
  file: string;
  language: string;
  name: string;
  /** Kind of page; may be empty. */
  label: string;
  title: string;
  /** The title is an identifier: a method, an error code. */
  code: boolean;
  lead: string;
  /** URL of the page without its scheme. */
  address: string;
  /** Key figure; may be empty. */
  fact: string;
}
