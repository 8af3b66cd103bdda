// npm run release <app> [-- --to=/srv/onepoint/site/current] [--port=8080] [--config=production.json]: builds an app and writes a folder with everything
// that a host needs to dist/releases/<app>. Uses PUBLIC_ORIGIN and the variables in docs/configuration.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { formatServedConfig, securityHeaders, transportSecurityHeaders, type ServedVariables } from '@onepoint/document-host';
import { parsePublicConfig, placeholderOrigin } from '@onepoint/site-config';
import { apps, prefixedLanguages, type AppName } from './apps.ts';
import { collectFiles, fillTemplates, findTemplates, readInlineSources, ReleaseError, type Files } from './collect-files.ts';
import { configFile, originOf, policyOf, readConfigFile, readEnvironment, writeConfigFile } from './configure-release.ts';
import { storybookHeaders, storybookPolicy } from './storybook-policy.ts';
import { readManifest, writeRelease } from './write-release.ts';

const workspace = join(import.meta.dirname, '../..');
const portDefault = 8080;

const words = process.argv.slice(2);
/** Accepts a key such as `playground`, or the project's name without the scope, as in tags. */
const name = (Object.keys(apps) as AppName[]).find((key) =>
  words.some((word) => word === key || `@onepoint/${word}` === apps[key].project),
);
const optionOf = (option: string): string | undefined => words.find((word) => word.startsWith(`--${option}=`))?.slice(option.length + 3);

if (name === undefined) {
  console.error(`Usage: npm run release -- ${Object.keys(apps).join('|')} [--to=<folder on the host>] [--port=<port>] [--config=<file>]`);
  process.exit(1);
}

const app = apps[name];
// Build without the remote cache: anyone who can write to it could change the release (ADR 0068).
delete process.env['NX_SELF_HOSTED_REMOTE_CACHE_SERVER'];
const { status } = spawnSync('nx', ['run', `${app.project}:${app.target}`], {
  cwd: workspace,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
});
if (status !== 0) process.exit(status ?? 1);

const readVariables = (): ServedVariables | Promise<ServedVariables> => {
  const path = optionOf('config');
  if (path !== undefined && !('configAt' in app)) throw new ReleaseError(`${name} has no ${configFile}`);
  if (name === 'storybook') return {};
  return path === undefined ? readEnvironment() : readConfigFile(path);
};

try {
  const variables = await readVariables();
  // A preview has no fixed origin: its pages aren't indexed, and their code samples use the browser's origin.
  const origin = originOf(variables) ?? (name === 'preview' ? `http://localhost:${String(portDefault)}` : undefined);
  if (origin === undefined && name !== 'storybook')
    throw new ReleaseError('Set PUBLIC_ORIGIN to the origin that browsers will see, such as https://example.com');
  const seen = origin ?? placeholderOrigin;
  const { files: built, redirects } = await collectFiles(app, workspace);
  const templates = findTemplates(built);
  const filled = fillTemplates(templates, { origin: seen, gatewayUrl: parsePublicConfig(variables).gatewayUrl });
  const config = 'configAt' in app ? ([[app.configAt, Buffer.from(formatServedConfig(variables))]] as const) : [];
  const files: Files = new Map([...built, ...filled, ...config]);
  const { version } = JSON.parse(readFileSync(join(workspace, app.root, 'package.json'), 'utf8')) as { version: string };
  const inline = readInlineSources(files);
  const { policy, headers } =
    app.policy === 'storybook'
      ? { policy: storybookPolicy(inline), headers: { ...securityHeaders, ...storybookHeaders } }
      : { policy: policyOf(app.policy, inline, { origin: seen, variables }), headers: securityHeaders };
  const ownHeaders: Readonly<Record<string, string>> = name === 'preview' ? { 'x-robots-tag': 'noindex' } : {};
  const folder = await writeRelease({
    app: name,
    version,
    files,
    templates: 'configAt' in app ? templates : new Map(),
    redirects,
    languages: prefixedLanguages,
    host: { ...app.rules(redirects), policy, headers: { ...headers, ...transportSecurityHeaders(origin), ...ownHeaders } },
    releasesDir: join(workspace, 'dist/releases', name),
    deployDir: optionOf('to') ?? `/srv/onepoint/${name}/current`,
    port: Number(optionOf('port') ?? portDefault),
    origin: seen,
  });
  if ('configAt' in app) await writeConfigFile(folder, variables);
  if ('maps' in app) await cp(join(workspace, app.maps), join(folder, 'source-maps'), { recursive: true });
  const { build, files: described, keptFiles } = await readManifest(folder);
  const kept = Object.values(keptFiles).flat().length;
  console.log(`${name} ${version}, build ${build}: ${Object.keys(described).length} files, and ${kept} of earlier builds, in ${folder}`);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
