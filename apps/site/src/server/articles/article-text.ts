import { localePath, ownerOf } from '@onepoint/navigation';
import { endpointUrl, siteUrl } from '@onepoint/site-config';
import { diagrams } from '../../shared/diagrams/diagrams.tsx';
import { toMarkdownTable, articleTables } from './article-tables.ts';

const href = /(<a [^>]*?href=")(\/[^"]*)"/g;
/** `/llms.txt`, `/docs/limits.md`: no page has a dot in the last segment of its path. */
const fileName = /\.[^/]*$/;

/** Whether a path exists in each language: servers, the playground and files have one path. */
function hasLanguages(pathname: string): boolean {
  const owner = ownerOf(pathname);
  return owner !== 'server' && owner !== 'playground' && !fileName.test(pathname);
}

/** Adds the prefix of a language to the links in an article's markup, including those to other apps. */
export function localizeLinks(html: string, language: string): string {
  if (language === 'en') return html;
  return html.replaceAll(href, (_all, before: string, address: string) => {
    const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    return hasLanguages(pathname) ? `${before}${localePath(pathname, language)}${rest}"` : `${before}${address}"`;
  });
}

/**
 * Replaces `https://YOUR_HOST/rpc` and `wss://YOUR_HOST/rpc` in articles with the URL of the gateway. The key stays a placeholder.
 *
 * @param base of every endpoint; by default the gateway is on the site's origin, and hosts replace both with theirs (`fillHostAddresses`)
 */
export function fillAddresses(text: string, base = endpointUrl({ origin: siteUrl(), chain: '' })): string {
  return text.replaceAll('https://YOUR_HOST/rpc/', base).replaceAll('wss://YOUR_HOST/rpc/', base.replace(/^http/, 'ws'));
}

const fence = /^(```|~~~)/;
const tag = /^<\/?(?:Note|CodeGroup|Steps)\b[^>]*>$/;
const noteTag = /^<(?<end>\/)?Note\b[^>]*>$/;
const dataTable = /^<([A-Z]\w*Table) \/>$/;
const diagramTag = /^<([A-Z]\w*Diagram) \/>$/;
const inlineNote = /^<Note\b[^>]*>(.*)<\/Note>$/;

/**
 * Converts an article to plain Markdown: components are replaced by their content, notes by quotes, data tables by Markdown tables, and diagrams
 * by their steps. Code doesn't change.
 */
export function toPlainMarkdown(markdown: string): string {
  let inCode = false;
  let inNote = false;
  const lines = markdown.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    if (fence.test(trimmed)) inCode = !inCode;
    if (inCode) return [line];
    const table = articleTables[dataTable.exec(trimmed)?.[1] ?? ''];
    if (table !== undefined) return toMarkdownTable(table()).split('\n');
    const diagram = diagrams[diagramTag.exec(trimmed)?.[1] ?? '']?.texts;
    if (diagram !== undefined) return diagram.steps.map((step, index) => `${String(index + 1)}. ${step}`);
    const note = inlineNote.exec(trimmed)?.[1];
    if (note !== undefined) return [`> ${note}`];
    const opened = noteTag.exec(trimmed)?.groups;
    if (opened !== undefined) inNote = opened['end'] === undefined;
    if (tag.test(trimmed)) return [];
    return inNote ? [`> ${trimmed}`.trimEnd()] : [line];
  });
  const text = lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return fillAddresses(text);
}
