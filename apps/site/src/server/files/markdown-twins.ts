import { createRpcSample } from '@onepoint/rpc-samples';
import { docsConfig, siteConfig, siteUrl, endpointUrl } from '@onepoint/site-config';
import { wholeLinks } from '../../shared/site-paths.ts';
import { toPlainMarkdown } from '../articles/article-text.ts';
import { methodPath, methodsPath } from '../docs/docs.ts';
import type { SchemaRow } from '../methods/describe-schema.ts';
import { methods, type Method } from '../methods/methods.ts';
import type { MarkdownPage, SiteFile } from './site-file.ts';

/** A list item with indented continuation lines. */
const entry = (depth: number, text: string): string =>
  `${'  '.repeat(depth)}- ${text.trim().replaceAll('\n', `\n${'  '.repeat(depth + 1)}`)}`;
const fieldLine = ({ depth, name, type, note }: SchemaRow): string =>
  entry(depth + 1, `\`${name}\` (${type})${note === '' ? '' : `: ${note}`}`);
const problemLine = ({ error, cause, fix }: Method['problems'][number]): string => entry(0, `${error}\n${cause}\nFix: ${fix}`);
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

function methodTwinOf({ name, summary, computeUnits, parameters, result, problems, example, needsWebSocket }: Method): string {
  const protocol = needsWebSocket ? 'ws' : 'http';
  const url = endpointUrl({ origin: siteUrl(), chain: 'ethereum', key: docsConfig.token, protocol });
  const given = parameters.flatMap((parameter) => [
    entry(0, `${parameter.name} (${parameter.type}${parameter.required ? '' : ', optional'}): ${parameter.note}`),
    ...parameter.fields.map(fieldLine),
  ]);
  const parts = [
    `# ${name}`,
    `> ${summary}`,
    `Costs ${String(computeUnits)} compute units.`,
    '## Parameters',
    given.length === 0 ? 'None.' : given.join('\n'),
    '## Result',
    [entry(0, `${result.name} (${result.type}): ${result.note}`), ...result.fields.map(fieldLine)].join('\n'),
    ...(problems.length === 0 ? [] : ['## What goes wrong', problems.map(problemLine).join('\n')]),
    '## Example',
    fence('shell', createRpcSample('curl', { url, method: name, params: example.params }).code),
    fence('json', JSON.stringify({ jsonrpc: '2.0', id: 1, result: example.result }, null, 2)),
    ...(example.shortened === undefined ? [] : [example.shortened]),
    ...(example.notification === undefined
      ? []
      : ['Then, for each notification:', fence('json', JSON.stringify(example.notification, null, 2))]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The method list and each method as Markdown. */
function methodTwins(): SiteFile[] {
  const list = methods.map(
    ({ name, summary, computeUnits }) => `- [${name}](${methodPath(name)}.md), ${String(computeUnits)} CU: ${summary}`,
  );
  return [
    { path: `${methodsPath}.md`, text: `# JSON-RPC methods\n\n${list.join('\n')}\n` },
    ...methods.map((method) => ({ path: `${methodPath(method.name)}.md`, text: methodTwinOf(method) })),
  ];
}

const twinOf = ({ title, description, markdown }: MarkdownPage): string =>
  `# ${title}\n\n> ${description}\n\n${toPlainMarkdown(markdown)}\n`;

const listed = (path: string, title: string, description: string): string => `- [${title}](${siteUrl()}${path}.md): ${description}`;

/**
 * Each docs page as Markdown, at its path with `.md`; `/llms.txt` lists them and `/llms-full.txt` contains them all with absolute links, because it is pasted
 * elsewhere.
 */
export function markdownTwins(pages: readonly MarkdownPage[]): SiteFile[] {
  const list = [
    ...pages.map(({ path, title, description }) => listed(path, title, description)),
    listed('/docs/methods', 'JSON-RPC methods', 'every method with its parameters, its reply and its cost'),
    ...methods.map(({ name, summary }) => listed(methodPath(name), name, summary)),
  ];
  const token = `Samples have ${docsConfig.token} where an API key belongs.`;
  const head = `# ${siteConfig.name}\n\n> ${siteConfig.description}\n\n${token}\n\n## Documentation\n\n${list.join('\n')}\n`;
  const twins = [...pages.map((page) => ({ path: `${page.path}.md`, text: twinOf(page) })), ...methodTwins()];
  const full = twins.map(({ text }) => wholeLinks(text, siteUrl())).join('\n\n');
  return [...twins, { path: '/llms.txt', text: head }, { path: '/llms-full.txt', text: full }];
}
