import { gzipSync } from 'node:zlib';
import { inlineSources, type InlineSources } from '@onepoint/document-host';

const stylesBytesMax = 12_000;

/** URLs of all scripts in a document: loaded immediately, preloaded, or listed for hydration. */
export function scriptsOf(html: string): string[] {
  const listed = [...html.matchAll(/<script[^>]+data-scripts="([^"]+)"/g)].flatMap(([, urls = '']) => urls.split(' '));
  return [...new Set([...earlyScriptsOf(html), ...listed])];
}

/** The host's variables: a few hundred bytes that don't delay the first paint. */
const configScript = '<script defer src="/config.js">';

/** URLs of the scripts that load before hydration, except the host's variables. */
function earlyScriptsOf(document: string): string[] {
  const html = document.replace(configScript, '');
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/g)].map(([tag]) => /\bhref="?([^"\s>]+)/.exec(tag)?.[1]);
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]+)/g)].map(([, url]) => url);
  return [...preloads, ...sources].filter((url) => url !== undefined);
}

/** Problems of a page of the site that `size-limit` cannot express: scripts before the first paint, and the size of inline styles. */
export function findPageProblems(file: string, html: string): string[] {
  const early = earlyScriptsOf(html).map((url) => `${file}: ${url} loads before the first paint`);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css).join('');
  const bytes = gzipSync(styles).length;
  return bytes > stylesBytesMax ? [...early, `${file}: ${bytes - stylesBytesMax} bytes of inline CSS over the limit`] : early;
}

/**
 * Problems with the site's content security policy: a document with inline code that the policy blocks, event handlers in markup, or too many
 * scripts.
 *
 * @param inline allowed by the policy
 */
export function findPolicyProblems(file: string, html: string, inline: InlineSources): string[] {
  const { scripts, styles } = inlineSources([html]);
  const blocked = [...scripts, ...styles].filter((source) => ![...inline.scripts, ...inline.styles].includes(source));
  const handlers = [...html.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '').matchAll(/<\w[^>]*?\s(on[a-z]+)=/g)];
  return [
    ...blocked.map((source) => `${file}: the policy blocks the inline code ${source}`),
    ...handlers.map(([, name = '']) => `${file}: the policy blocks the event handler ${name}`),
  ];
}
