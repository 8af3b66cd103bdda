// npm run release <app> [-- --to=/srv/onepoint/site/current] [--port=8080] [--config=production.json]: builds an app and writes a folder with everything
// that a host needs to dist/releases/<app>. Uses PUBLIC_ORIGIN and the variables in docs/configuration.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { formatServedConfig, securityHeaders, transportSecurityHeaders, type ServedVariables } from '@onepoint/document-host';
import { placeholderOrigin, publicConfigVariables } from '@onepoint/site-config';
import { apps, prefixedLanguages, type AppName } from './apps.ts';
import { collectFiles, readInlineSources, ReleaseError, type Files } from './collect-files.ts';
import { policyOf, readConfigFile, writeConfigFile } from './configure-release.ts';
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
  console.error(`Usage: npm run release -- ${Object.keys(apps).join('|')} [--to=<folder on the host>] [--port=<port>] [--config=<file>]`);
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

const readVariables = async (): Promise<ServedVariables> => {
  const path = optionOf('config');
  if (path !== undefined && !('configAt' in app))
    throw new ReleaseError(`The variables of ${name} are part of its build: set them in the environment`);
  return path === undefined
    ? Object.fromEntries(
        publicConfigVariables.map((variable) => [variable, process.env[variable] ?? '']).filter(([, value]) => value !== ''),
      )
    : readConfigFile(path);
};

try {
  const { ONEPOINT_PRODUCTION_HOST: host = '', PUBLIC_ORIGIN: configured = '' } = process.env;
  // A preview has no fixed origin: its pages aren't indexed, and their code samples use the browser's origin.
  const fallback = name === 'preview' ? `http://localhost:${String(portDefault)}` : undefined;
  const origin = configured || (host === '' ? fallback : `https://${host}`);
  if (origin === undefined && name !== 'storybook')
    throw new ReleaseError('Set PUBLIC_ORIGIN to the origin that browsers will see, such as https://example.com');
  const variables = await readVariables();
  const { files: built, redirects } = await collectFiles(app, workspace, origin);
  const files: Files = 'configAt' in app ? new Map([...built, [app.configAt, Buffer.from(formatServedConfig(variables))]]) : built;
  const { version } = JSON.parse(readFileSync(join(workspace, app.root, 'package.json'), 'utf8')) as { version: string };
  const inline = readInlineSources(files);
  const seen = origin ?? placeholderOrigin;
  const { policy, headers } =
    app.policy === 'storybook'
      ? { policy: storybookPolicy(inline), headers: { ...securityHeaders, ...storybookHeaders } }
      : { policy: policyOf(app.policy, inline, { origin: seen, variables }), headers: securityHeaders };
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
