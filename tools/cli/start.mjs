// Runs on any Node version: checks that Node is new enough, installs missing packages and starts the project's own Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';

/** Programs by command; all run with the project's Node and `node_modules/.bin` first on PATH. */
const programs = {
  start: ['tools/sandbox/main.ts', 'start'],
  dev: ['tools/sandbox/main.ts', 'dev'],
  demo: ['node_modules/vite/bin/vite.js', 'apps/dashboard', '--mode', 'demo', '--port', '4001'],
  preview: ['tools/sandbox/preview/preview.ts'],
  'new-page': ['node_modules/nx/dist/bin/nx.js', 'g', '@onepoint/generators:page'],
  'new-doc': ['node_modules/nx/dist/bin/nx.js', 'g', '@onepoint/generators:doc'],
  'new-post': ['node_modules/nx/dist/bin/nx.js', 'g', '@onepoint/generators:post'],
  reset: ['tools/sandbox/reset/main.ts'],
  migrate: ['tools/sandbox/operator/main.ts', 'migrate'],
  'ledger-check': ['tools/sandbox/operator/main.ts', 'ledger-check'],
  'schema-record': ['tools/sandbox/operator/main.ts', 'schema-record'],
  'secrets-rotate': ['tools/sandbox/operator/main.ts', 'secrets-rotate'],
  'promo-create': ['tools/sandbox/operator/main.ts', 'promo-create'],
  'partner-approve': ['tools/sandbox/operator/main.ts', 'partner-approve'],
  backup: ['tools/operations/src/backup/main.ts', 'backup'],
  'backup-stream': ['tools/operations/src/backup/main.ts', 'stream'],
  restore: ['tools/operations/src/backup/main.ts', 'restore'],
  test: ['tools/cli/test/main.ts'],
  check: ['tools/cli/check/main.ts'],
  'check-api': ['tools/release/check-api.ts'],
  'check-hosts': ['tools/release/check-hosts.ts'],
  stack: ['tools/release/stack.ts'],
  'remote-cache': ['tools/remote-cache/main.ts'],
  'check-upgrade': ['tools/operations/src/upgrade/main.ts'],
  release: ['tools/release/main.ts'],
  'release-configure': ['tools/release/configure.ts'],
  pictures: ['tools/pictures/src/main.ts'],
  tokens: ['libs/ui-kit/scripts/write-tokens.ts'],
  mutate: ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'mutate', '--parallel=1'],
  bench: ['tools/bench/main.ts'],
  stories: ['node_modules/vitest/vitest.mjs', 'run', '--config', '.storybook/vitest.config.ts', '--root', '.'],
  'visual-report': ['tools/checks/visual-report.ts'],
  'build-storybook': ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-c', '.storybook', '--disable-telemetry'],
  storybook: ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '-c', '.storybook', '-p', '6006', '--no-open', '--disable-telemetry'],
};
const nodeMin = [20, 19];
const projectNodeMajor = 24;

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const binDir = join(root, 'node_modules', '.bin');
const projectNode = join(binDir, process.platform === 'win32' ? 'node.cmd' : 'node');
const [command = '', ...words] = process.argv.slice(2);

/** @param {string} line */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/**
 * Runs a program on this terminal, forwards signals and resolves to its exit code.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {'ipc' | 'ignore'} channel closes when this process ends, which tells the program
 * @returns {Promise<number>}
 */
function run(file, args, env, channel) {
  const child = spawn(file, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', channel], shell: file.endsWith('.cmd') });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const watchingParent = watchParent(() => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`${file} cannot be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      clearInterval(watchingParent);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}

/**
 * Ends this process together with npm: npm cannot forward SIGKILL, and the product would keep running unnoticed.
 * The shell between npm and this process outlives npm.
 *
 * @param {() => void} onGone
 */
function watchParent(onGone) {
  const before = parents();
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined;
  const check = () => isUnderNpm && parents() !== before && onGone();
  return setInterval(check, 500).unref();
}

function parents() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

/**
 * @param {number} pid
 * @returns {string | undefined} only on systems with /proc
 */
function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}

/** Installs exactly the lockfile and shows progress. */
async function install() {
  process.stdout.write('Installing packages (npm ci), about a minute …\n');
  const startedMs = Date.now();
  const seconds = () => Math.round((Date.now() - startedMs) / 1000);
  const ticking = setInterval(() => process.stdout.write(`  still installing, ${seconds()} s\n`), 10_000).unref();
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-fund', '--no-audit'];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], process.env, 'ignore')
    : await run('npm', args, process.env, 'ignore');
  clearInterval(ticking);
  if (code !== 0) fail(`The installation failed (npm ci ended with ${code}): see above, then run this again.`);
  process.stdout.write(`Packages installed in ${seconds()} s\n`);
}

/** The `node` package installs the project's Node with its install script, which npm can skip. */
async function assertProjectNode() {
  const version = await new Promise((resolve) => {
    let text = '';
    const child = spawn(projectNode, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], shell: process.platform === 'win32' });
    child.stdout.on('data', (chunk) => (text += chunk));
    child.on('error', () => resolve('none')).on('close', () => resolve(text.trim() || 'none'));
  });
  if (Number(/^v(\d+)\./.exec(version)?.[1]) === projectNodeMajor) return;
  fail(
    `node_modules/.bin/node is ${version}, not v${projectNodeMajor}: npm left out its install script. Run: npm rebuild node --ignore-scripts=false --foreground-scripts`,
  );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < nodeMin[0] || (major === nodeMin[0] && minor < nodeMin[1])) {
  fail(`Onepoint needs Node ${nodeMin.join('.')} or newer; this is ${process.version}. Get one at https://nodejs.org and run this again.`);
}
const program = Object.hasOwn(programs, command)
  ? programs[command]
  : fail(`Usage: node tools/cli/start.mjs ${Object.keys(programs).join('|')}`);
if (!isInstalled(root)) await install();
await assertProjectNode();

const env = { ...process.env, PATH: binDir + delimiter + (process.env.PATH ?? ''), NX_DAEMON: 'false' };
// The compile cache makes each process start a few tenths of a second sooner.
env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node-compile');
process.exitCode = await run(projectNode, [...program, ...words], env, 'ipc');
