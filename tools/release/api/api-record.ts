import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildOpenApiDocument } from '@onepoint/api-contract/openapi';
import { siteConfig } from '@onepoint/site-config';
import { apiSchema, type Api } from './compare-apis.ts';

/** The API that the last release promised. Committed, because clones in CI have no tags. */
const recordFile = join(import.meta.dirname, '../record/openapi.json');

/**
 * Drops descriptions, which can't break a client, and a pattern next to a format, which means the same. A field that is itself called `description`
 * stays.
 */
function keepWhatCounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keepWhatCounts);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, content]) => typeof content !== 'string' || (key !== 'description' && !(key === 'pattern' && 'format' in value)),
  );
  return Object.fromEntries(kept.map(([key, content]) => [key, keepWhatCounts(content)]));
}

export function describeApi(): Api {
  const document = buildOpenApiDocument({ title: `${siteConfig.name} API`, serverUrl: '/api' });
  return apiSchema.parse(keepWhatCounts(document));
}

export async function readApiRecord(): Promise<Api> {
  return apiSchema.parse(JSON.parse(await readFile(recordFile, 'utf8')));
}

export async function writeApiRecord(api: Api): Promise<void> {
  await writeFile(recordFile, `${JSON.stringify(api, null, 1)}\n`);
}
