const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** `<meta name>`, as browsers and search read it. */
export const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`;

/** `<meta property>`, as social networks read it. */
export const property = (name: string, content: string): string => `<meta property="${name}" content="${escapeHtml(content)}">`;

/** `<link>`; `rest` is further attributes, each with a space before it. */
export const link = (rel: string, href: string, rest = ''): string => `<link rel="${rel}" href="${escapeHtml(href)}"${rest}>`;

export const titleElement = (text: string): string => `<title>${escapeHtml(text)}</title>`;

/** An inline script, or data where it has a type; nothing in JSON ends the element early. */
export const script = (text: string, type = ''): string =>
  type === '' ? `<script>${text}</script>` : `<script type="${type}">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
