/** What the picture of a page says; 1200 × 630, for those who are sent a link to it. */
export interface Picture {
  /** Where the picture stands in the site: `/social/docs/quick-start.png`. */
  file: string;
  language: string;
  /** The product's name, beside its mark. */
  name: string;
  /** What kind of page it is; may be empty. */
  label: string;
  title: string;
  /** The title is an identifier: a method, an error code. */
  code: boolean;
  lead: string;
  /** Address of the page, without its scheme. */
  address: string;
  /** The one number that the page is about; may be empty. */
  fact: string;
}
