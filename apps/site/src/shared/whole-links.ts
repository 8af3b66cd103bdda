/** Markdown whose links name the site, for wherever it is pasted. */
export const wholeLinks = (markdown: string, origin: string): string => markdown.replaceAll('](/', `](${origin}/`);
