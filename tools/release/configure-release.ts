import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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
import { fillTemplates, ReleaseError, type Files } from './collect-files.ts';
import { readManifest, readRedirects, templatesFolder, writeHostFiles, writeServedFiles } from './write-release.ts';

/** The variables of a release, for people to edit. Hosts don't serve it. */
export const configFile = 'config.json';

const configSchema = z.partialRecord(z.enum(publicConfigVariables), z.string());

/**
 * Checks a front end's variables, including the rules for production.
 *
 * @param kind `front-end` if they configure a front end, `build` if they are only those of a build
 * @throws {ReleaseError} with a line for each problem
 */
function checkVariables(variables: unknown, kind: 'build' | 'front-end'): ServedVariables {
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
  const { problems } = checkEnvironment(kind, {
    ...set,
    ...(process.env['ONEPOINT_ENV'] && { ONEPOINT_ENV: process.env['ONEPOINT_ENV'] }),
  });
  if (problems.length > 0)
    throw new ReleaseError(problems.map(({ variable, problem, cure }) => `${variable} ${problem}. ${cure}.`).join('\n'));
  return set;
}

/**
 * The variables of the environment. Unlike a file, it may lack some, because a release can be configured later.
 *
 * @throws {ReleaseError} if one is invalid
 */
export const readEnvironment = (): ServedVariables =>
  checkVariables(Object.fromEntries(publicConfigVariables.map((variable) => [variable, process.env[variable] ?? ''])), 'build');

/** The origin that browsers will see: `PUBLIC_ORIGIN`, or the production host. Undefined if neither is set. */
export function originOf({ ONEPOINT_PRODUCTION_HOST: host = '' }: ServedVariables): string | undefined {
  return process.env['PUBLIC_ORIGIN'] || (host === '' ? undefined : `https://${host}`);
}

/** @throws {ReleaseError} if the file is missing or invalid */
export async function readConfigFile(path: string): Promise<ServedVariables> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new ReleaseError(`There is no ${path}`);
  try {
    return checkVariables(JSON.parse(text), 'front-end');
  } catch (error) {
    throw error instanceof SyntaxError ? new ReleaseError(`${path} is no JSON: ${error.message}`) : error;
  }
}

/** Content security policy of a front end's documents. */
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

async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(await Promise.all(paths.map(async (path) => [`/${relative(folder, path)}`, await readFile(path)] as const)));
}

async function readDocuments(served: string): Promise<string[]> {
  const names = await readdir(served, { recursive: true });
  return Promise.all(names.filter((name) => name.endsWith('.html')).map(async (name) => readFile(join(served, name), 'utf8')));
}

/**
 * Applies `config.json` of a release: writes `config.js`, which the app reads, pages with the host's addresses, and the policies of every host. Nothing
 * is built.
 *
 * @returns name of the app
 * @throws {ReleaseError} if the file is invalid, or the app can't be configured
 */
export async function configureRelease(folder: string): Promise<string> {
  const manifest = await readManifest(folder);
  const app = apps[manifest.app as AppName];
  if (!('configAt' in app) || manifest.deploy === undefined)
    throw new ReleaseError(`${manifest.app} can't be configured: release it again`);
  const variables = await readConfigFile(join(folder, configFile));
  const origin = originOf(variables) ?? manifest.deploy.origin;
  const served = join(folder, 'files');
  const { gatewayUrl } = parsePublicConfig(variables);
  const files = fillTemplates(await readFiles(join(folder, templatesFolder)), { origin, gatewayUrl });
  const config = Buffer.from(formatServedConfig(variables));
  Object.assign(manifest.files, await writeServedFiles(served, new Map([...files, [app.configAt, config]])));
  const policy = policyOf(app.policy, inlineSources(await readDocuments(served)), { origin, variables });
  const headers = { ...securityHeaders, ...transportSecurityHeaders(origin) };
  const redirects = await readRedirects(folder);
  const configured = { ...manifest, deploy: { ...manifest.deploy, origin } };
  await writeHostFiles(folder, configured, { host: { ...app.rules(redirects), policy, headers }, redirects, languages: prefixedLanguages });
  return manifest.app;
}

export async function writeConfigFile(folder: string, variables: ServedVariables): Promise<void> {
  await writeFile(join(folder, configFile), `${JSON.stringify(variables, null, 2)}\n`);
}
