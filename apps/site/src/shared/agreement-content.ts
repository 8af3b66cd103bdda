/** A policy or terms, as a page context carries them. */
export interface AgreementContent {
  title: string;
  description: string;
  /** The text, as markup. Left out where the document around it has it already. */
  html?: string;
  /** Language of the text, where it is not that of the page. */
  textLanguage: string | null;
}
