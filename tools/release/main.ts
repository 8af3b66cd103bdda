// npm run release <app> [-- --to=/srv/onepoint/site/current] [--port=8080]: builds an app and writes a folder with everything that a host needs
// to dist/releases/<app>. Uses PUBLIC_ORIGIN and the variables in docs/configuration.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy, foreignOrigins, securityHeaders, transportSecurityHeaders } from '@onepoint/document-host';
import { parsePublicConfig, placeholderOrigin, publicConfigVariables } from '@onepoint/site-config';
import { apps, prefixedLanguages, type AppName } from './apps.ts';
import { collectFiles, readInlineSources, ReleaseError, type Files } from './collect-files.ts';
import { storybookHeaders, storybookPolicy } from './storybook-policy.ts';
import { readManifest, writeRelease } from './write-release.ts';

const workspace = join(import.meta.dirname, '../..');
const portDefault = 8080;

const words = process.argv.slice(2);
/** `playground`, or its project's name without the scope, as in tags. */
const name = (Object.keys(apps) as AppName[]).find((key) =>
  words.some((word) => word === key || `@onepoint/${word}` === apps[key].project),
);
const optionOf = (option: string): string | undefined => words.find((word) => word.startsWith(`--${option}=`))?.slice(option.length + 3);

if (name === undefined) {
  console.error(`Usage: npm run release -- ${Object.keys(apps).join('|')} [--to=<folder on the host>] [--port=<port>]`);
  process.exit(1);
}

const app = apps[name];
// What is released is built here: whoever can write to a remote cache could change it otherwise (ADR 0068).
delete process.env['NX_SELF_HOSTED_REMOTE_CACHE_SERVER'];
const { status } = spawnSync('nx', ['run', `${app.project}:${app.target}`], {
  cwd: workspace,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});
if (status !== 0) process.exit(status ?? 1);

function policyOf(files: Files, origin: string | undefined): { policy: string; headers: Readonly<Record<string, string>> } {
  const inline = readInlineSources(files);
  if (app.policy === 'storybook') return { policy: storybookPolicy(inline), headers: { ...securityHeaders, ...storybookHeaders } };
  const { clerkPublishableKey, apiUrl, gatewayUrl, analyticsUrl } = parsePublicConfig(
    Object.fromEntries(publicConfigVariables.map((variable) => [variable, process.env[variable] ?? ''])),
  );
  const foreign = foreignOrigins({
    publicOrigin: origin ?? placeholderOrigin,
    clerkPublishableKey: clerkPublishableKey || undefined,
    serviceUrls: [apiUrl, gatewayUrl].filter((url) => URL.canParse(url)),
    analyticsUrl,
  });
  return { policy: contentSecurityPolicy(app.policy, inline, foreign), headers: securityHeaders };
}

try {
  const { ONEPOINT_PRODUCTION_HOST: host = '', PUBLIC_ORIGIN: configured = '' } = process.env;
  // A preview has no fixed origin: its pages aren't indexed, and their code samples use the browser's origin.
  const fallback = name === 'preview' ? `http://localhost:${String(portDefault)}` : undefined;
  const origin = configured || (host === '' ? fallback : `https://${host}`);
  if (origin === undefined && name !== 'storybook')
    throw new ReleaseError('Set PUBLIC_ORIGIN to the origin that browsers will see, such as https://example.com');
  const { files, redirects } = await collectFiles(app, workspace, origin);
  const { version } = JSON.parse(readFileSync(join(workspace, app.root, 'package.json'), 'utf8')) as { version: string };
  const { policy, headers } = policyOf(files, origin);
  const ownHeaders: Readonly<Record<string, string>> = name === 'preview' ? { 'x-robots-tag': 'noindex' } : {};
  const folder = await writeRelease({
    app: name,
    version,
    files,
    redirects,
    languages: prefixedLanguages,
    host: { ...app.rules(redirects), policy, headers: { ...headers, ...transportSecurityHeaders(origin), ...ownHeaders } },
    releasesDir: join(workspace, 'dist/releases', name),
    deployDir: optionOf('to') ?? `/srv/onepoint/${name}/current`,
    port: Number(optionOf('port') ?? portDefault),
  });
  if ('maps' in app) await cp(join(workspace, app.maps), join(folder, 'source-maps'), { recursive: true });
  const { build, files: described, keptFiles } = await readManifest(folder);
  const kept = Object.values(keptFiles).flat().length;
  console.log(`${name} ${version}, build ${build}: ${Object.keys(described).length} files, and ${kept} of earlier builds, in ${folder}`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
