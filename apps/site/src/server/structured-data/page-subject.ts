/** What a page is to a machine; a page without one is a page of the site, and nothing more. */
export type PageSubject =
  | { type: 'site' }
  | { type: 'guide' }
  | { type: 'questions'; questions: readonly { question: string; answer: string }[] }
  | {
      type: 'post';
      /** ISO 8601. */
      publishedAt: string;
    };
