import type { RenderedPage } from './rendered-site.ts';

/** JSON that can stand inside a script element. */
const escapeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);

/**
 * Puts a rendered page into the HTML template.
 *
 * @param template `index.html` with the places `<!--head-->`, `<!--app-->` and `<!--page-context-->`
 * @param assets markup for the end of `<head>`: styles, preloads, the script loader
 */
export function composeDocument(template: string, page: RenderedPage, assets = ''): string {
  const context = `<script type="application/json" id="page-context">${escapeJson(page.inlineContext)}</script>`;
  const parts: Readonly<Record<string, string>> = {
    '<html lang="en"': `<html lang="${page.language}"`,
    '<!--head-->': page.head + assets,
    '<!--app-->': page.body,
    '<!--page-context-->': context,
  };
  return template.replaceAll(/<html lang="en"|<!--(?:head|app|page-context)-->/g, (place) => parts[place] ?? place);
}
