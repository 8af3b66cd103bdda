import type { HeadTag } from '../../shared/head/head-tag.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A tag as markup. */
export const renderTag = ({ name, attributes }: HeadTag): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('')}>`;

export const titleElement = (text: string): string => `<title>${escapeHtml(text)}</title>`;

/** An inline script, or data where it has a type; nothing in JSON ends the element early. */
export const script = (text: string, type = ''): string =>
  type === '' ? `<script>${text}</script>` : `<script type="${type}">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
