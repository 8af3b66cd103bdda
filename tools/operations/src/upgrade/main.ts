// Command behind `npm run check:upgrade -- <tag or commit>`: runs the API and the gateway of a release from a separate worktree, applies this
// checkout's migrations while they run, starts this checkout's servers next to them, and requires that every request succeeds and the ledger is
// consistent.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@onepoint/sandbox/postgres/start-postgres';
import { Client } from 'pg';
import { startProgram, type Program } from '../program.ts';
import { createRelease, type Release } from './release-servers.ts';

const root = join(import.meta.dirname, '../../../..');
const [commit] = process.argv.slice(2);

const stops: (() => Promise<unknown>)[] = [];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`);
}

/** Checks out a commit next to this checkout and installs its packages. */
async function checkOut(ref: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-upgrade-'));
  stops.push(async () => {
    run('git', ['worktree', 'remove', '--force', directory], root);
    await rm(directory, { recursive: true, force: true });
  });
  run('git', ['worktree', 'add', '--detach', '--force', directory, ref], root);
  say(`Installing the packages of ${ref}`);
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], directory);
  return directory;
}

/** Sends each request of the check to the servers of a release. Throws with all failures. */
async function exercise(release: Release, when: string): Promise<void> {
  const failures = await release.exercise();
  if (failures.length > 0) throw new Error(`${release.name}, ${when}:\n${failures.join('\n')}`);
  say(`${release.name}: all requests succeed ${when}`);
}

/** Posts open charges to the ledger, because the ledger check of releases before migration 0048 doesn't know open charges. */
async function postOpenCharges(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('select post_open_usage_charges(id) from projects');
  await client.end();
}

async function check(ref: string): Promise<void> {
  const directory = await checkOut(ref);
  const postgres = await startPostgres({ ephemeral: true });
  stops.push(postgres.stop);
  const env = { DATABASE_URL: postgres.url };
  // This also migrates to the release's schema.
  const keys: Program = await startProgram(process.execPath, [join(directory, 'apps/gateway/bench/create-keys.ts')], { ...env, KEYS: '1' });
  const made = (await keys.ready()) as { secrets: [string]; projectIds: [string] };
  const account = { secret: made.secrets[0], projectId: made.projectIds[0] };

  const before = await createRelease({ name: `The servers of ${ref}`, directory, databaseUrl: postgres.url, account });
  stops.push(before.stop);
  await exercise(before, 'on their own schema');
  run(process.execPath, [join(root, 'apps/api/src/migrate.ts')], root, env);
  say('The database has the new schema');
  await exercise(before, 'on the new schema');
  const after = await createRelease({ name: 'The new servers', directory: root, databaseUrl: postgres.url, account });
  stops.push(after.stop);
  await exercise(after, 'beside those before');
  await exercise(before, 'beside the new ones');
  await Promise.all([before.stop(), after.stop()]);
  await postOpenCharges(postgres.url);
  for (const from of [directory, root]) run(process.execPath, [join(from, 'apps/api/src/ledger-check.ts')], from, env);
  say('The ledger adds up, by the rules of both');
}

if (commit === undefined) {
  process.stderr.write('Usage: npm run check:upgrade -- <tag or commit of the release before>\n');
  process.exit(1);
}
try {
  await check(commit);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}
