import { docsConfig, endpointUrl, siteUrl } from '@onepoint/site-config';
import { createRpcSample } from '@onepoint/rpc-samples';
import type { SchemaRow } from '../../shared/method-content.ts';
import { methodsPath } from '../docs/doc-sections-of.ts';
import { methodPath } from '../methods/method-frame.ts';
import { methods, type Method } from '../methods/methods.ts';
import type { SiteFile } from './site-file.ts';

/** An entry of a list, its further lines under its first. */
const entry = (depth: number, text: string): string =>
  `${'  '.repeat(depth)}- ${text.trim().replaceAll('\n', `\n${'  '.repeat(depth + 1)}`)}`;
const fieldLine = ({ depth, name, type, note }: SchemaRow): string =>
  entry(depth + 1, `\`${name}\` (${type})${note === '' ? '' : `: ${note}`}`);
const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\``;

function twinOf({ name, summary, computeUnits, parameters, result, example, needsWebSocket }: Method): string {
  const protocol = needsWebSocket ? 'ws' : 'http';
  const url = endpointUrl({ origin: siteUrl(), chain: 'ethereum', key: docsConfig.token, protocol });
  const given = parameters.flatMap((parameter) => [
    entry(0, `${parameter.name} (${parameter.type}${parameter.required ? '' : ', optional'}) ${parameter.note}`),
    ...parameter.fields.map(fieldLine),
  ]);
  const parts = [
    `# ${name}`,
    `> ${summary}`,
    `Costs ${String(computeUnits)} compute units.`,
    '## Parameters',
    given.length === 0 ? 'None.' : given.join('\n'),
    '## Result',
    [`${result.name} (${result.type})`, ...result.fields.map(fieldLine)].join('\n'),
    '## Example',
    fence('shell', createRpcSample('curl', { url, method: name, params: example.params }).code),
    fence('json', JSON.stringify({ jsonrpc: '2.0', id: 1, result: example.result }, null, 2)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Each method of the reference as Markdown, and their list. */
export function methodTwins(): SiteFile[] {
  const list = methods.map(
    ({ name, summary, computeUnits }) => `- [${name}](${methodPath(name)}.md), ${String(computeUnits)} CU: ${summary}`,
  );
  return [
    { path: `${methodsPath}.md`, text: `# JSON-RPC methods\n\n${list.join('\n')}\n` },
    ...methods.map((method) => ({ path: `${methodPath(method.name)}.md`, text: twinOf(method) })),
  ];
}
