import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  foreignOrigins,
  formatServedConfig,
  inlineSources,
  securityHeaders,
  transportSecurityHeaders,
  type InlineSources,
  type ServedVariables,
} from '@onepoint/document-host';
import { checkEnvironment } from '@onepoint/environment';
import { parsePublicConfig, PublicConfigError, publicConfigVariables } from '@onepoint/site-config';
import { z } from 'zod';
import { apps, prefixedLanguages, type AppName } from './apps.ts';
import { ReleaseError } from './collect-files.ts';
import { readManifest, writeHostFiles, writeServedFile } from './write-release.ts';

/** The variables of a release, for people to edit. Hosts don't serve it. */
export const configFile = 'config.json';

const configSchema = z.partialRecord(z.enum(publicConfigVariables), z.string());

/**
 * Checks the variables of a front end, also for production.
 *
 * @throws {ReleaseError} with a line for each problem
 */
function checkVariables(variables: unknown): ServedVariables {
  const { data, error } = configSchema.safeParse(variables);
  if (data === undefined)
    throw new ReleaseError(`The configuration needs variables by name, with texts as values: ${z.prettifyError(error)}`);
  const set = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));
  try {
    parsePublicConfig(set);
  } catch (problem) {
    if (problem instanceof PublicConfigError) throw new ReleaseError(problem.message);
    throw problem;
  }
  const { problems } = checkEnvironment('build', {
    ...set,
    ...(process.env['ONEPOINT_ENV'] && { ONEPOINT_ENV: process.env['ONEPOINT_ENV'] }),
  });
  if (problems.length > 0)
    throw new ReleaseError(problems.map(({ variable, problem, cure }) => `${variable} ${problem}. ${cure}.`).join('\n'));
  return set;
}

/** @throws {ReleaseError} if the file is missing or invalid */
export async function readConfigFile(path: string): Promise<ServedVariables> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ReleaseError(`There is no ${path}`);
  try {
    return checkVariables(JSON.parse(text));
  } catch (error) {
    throw error instanceof SyntaxError ? new ReleaseError(`${path} is no JSON: ${error.message}`) : error;
  }
}

/** The policy of a front end's documents. */
export function policyOf(
  app: 'site' | 'dashboard' | 'playground',
  inline: InlineSources,
  { origin, variables }: { origin: string; variables: ServedVariables },
): string {
  const { clerkPublishableKey, apiUrl, gatewayUrl, analyticsUrl } = parsePublicConfig(variables);
  const foreign = foreignOrigins({
    publicOrigin: origin,
    clerkPublishableKey: clerkPublishableKey || undefined,
    serviceUrls: [apiUrl, gatewayUrl].filter((url) => URL.canParse(url)),
    analyticsUrl,
  });
  return contentSecurityPolicy(app, inline, foreign);
}

async function readDocuments(served: string): Promise<string[]> {
  const names = await readdir(served, { recursive: true });
  return Promise.all(names.filter((name) => name.endsWith('.html')).map(async (name) => readFile(join(served, name), 'utf8')));
}

/**
 * Applies `config.json` of a release: writes `config.js`, which the app reads, and the policies of every host. Nothing is built.
 *
 * @returns name of the app
 * @throws {ReleaseError} if the file is invalid, or the app has its variables in its build
 */
export async function configureRelease(folder: string): Promise<string> {
  const manifest = await readManifest(folder);
  const app = apps[manifest.app as AppName];
  if (!('configAt' in app) || manifest.deploy === undefined)
    throw new ReleaseError(`The variables of ${manifest.app} are part of its build: release it again`);
  const variables = await readConfigFile(join(folder, configFile));
  const served = join(folder, 'files');
  const { origin } = manifest.deploy;
  const policy = policyOf(app.policy, inlineSources(await readDocuments(served)), { origin, variables });
  manifest.files[app.configAt] = await writeServedFile(served, app.configAt, Buffer.from(formatServedConfig(variables)));
  const headers = { ...securityHeaders, ...transportSecurityHeaders(origin) };
  await writeHostFiles(folder, manifest, { host: { ...app.rules(), policy, headers }, redirects: '', languages: prefixedLanguages });
  return manifest.app;
}

export async function writeConfigFile(folder: string, variables: ServedVariables): Promise<void> {
  await writeFile(join(folder, configFile), `${JSON.stringify(variables, null, 2)}\n`);
}
