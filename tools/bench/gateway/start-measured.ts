import { findFreePort } from '@onepoint/sandbox/processes/free-port';
import { findNginx } from './find-nginx.ts';
import { startProcess } from '@onepoint/sandbox/processes/start-process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type StartMeasuredParameters = { env: Record<string, string>; directory: string } & (
  | {
      /** Run by this Node; prints `{"ready":true,…}` when ready. */ script: string;
      nodeOptions?: readonly string[];
    }
  | { command: string; args: readonly string[]; /** Polled until it answers. */ address: string }
);

export interface MeasuredProcess {
  message: Record<string, unknown>;
  pid: number;
  /** CPU time used so far, including child processes; undefined on systems without `/proc`. */
  cpuMs: () => number | undefined;
  stop: () => Promise<void>;
}

const readyTimeoutMs = 60_000;
const pollMs = 20;

export async function startMeasured(name: string, parameters: StartMeasuredParameters): Promise<MeasuredProcess> {
  let message: Record<string, unknown> | undefined;
  const [command, args] =
    'script' in parameters
      ? [process.execPath, [...(parameters.nodeOptions ?? []), parameters.script]]
      : [parameters.command, parameters.args];
  const child = await startProcess({
    name,
    command,
    args,
    env: { PATH: process.env['PATH'], ...parameters.env },
    logFile: join(parameters.directory, `${name}.log`),
    onLine: (line) => {
      if (line.startsWith('{"ready":true')) message = JSON.parse(line) as Record<string, unknown>;
    },
  });
  for (const deadline = performance.now() + readyTimeoutMs; message === undefined; await sleep(pollMs)) {
    if (!('script' in parameters) && (await answers(parameters.address))) message = {};
    else if (performance.now() > deadline || (child.hasExited() && message === undefined)) {
      await child.stop();
      throw new Error(`${name} did not start: ${child.lastLines().at(-1) ?? 'it printed nothing'}`);
    }
  }
  return { message, pid: child.pid, cpuMs: () => readCpuMs(child.pid), stop: child.stop };
}

async function answers(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'POST', body: '{}', signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}

/** CPU time of all threads and child processes. */
export function readCpuMs(pid: number): number | undefined {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(`/proc/${pid}/schedstat`)) return undefined;
  // The first number is in nanoseconds.
  const own = readdirSync(tasks).map((task) => Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]) / 1_000_000);
  const ofChildren = findChildren(pid).map((child) => readCpuMs(child) ?? 0);
  return [...own, ...ofChildren].reduce((sum, ms) => sum + ms, 0);
}

export function findChildren(pid: number): number[] {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).flatMap((task) => {
    const text = readFileSync(join(tasks, task, 'children'), 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  });
}

/** A line of `/proc/<pid>/status` in MiB: `VmRSS`, the memory in use, or `VmHWM`, its peak. NaN without `/proc`. */
export function readMemoryMiB(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return NaN;
  return Number(new RegExp(`^${line}:\\s+(\\d+) kB`, 'mu').exec(readFileSync(file, 'utf8'))?.[1]) / 1_024;
}

interface Baseline extends MeasuredProcess {
  name: string;
  address: string;
}

/** A plain reverse proxy to the same node: nginx, or one in Node if nginx is missing. */
export async function startBaseline(upstreamAddress: string, directory: string): Promise<Baseline> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/`;
  const nginx = await findNginx();
  if (nginx === null) {
    const script = join(import.meta.dirname, 'plain-proxy.ts');
    const proxy = await startMeasured('plain-proxy', { script, env: { PORT: String(port), UPSTREAM: upstreamAddress }, directory });
    return { ...proxy, name: 'plain proxy (Node)', address };
  }
  const file = join(directory, 'nginx.conf');
  await writeFile(file, nginxConfig({ directory, port, upstreamAddress }));
  const proxy = await startMeasured('nginx', { command: nginx, args: ['-c', file, '-p', directory], address, env: {}, directory });
  return { ...proxy, name: 'nginx', address };
}

interface NginxConfigParameters {
  directory: string;
  port: number;
  upstreamAddress: string;
}

/** Configuration of nginx as a plain reverse proxy: one worker, kept-alive connections to the node, no logs. */
function nginxConfig({ directory, port, upstreamAddress }: NginxConfigParameters): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${directory}/${name};`);
  return `
    daemon off; master_process off; worker_processes 1; pid ${directory}/nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http {
      access_log off; keepalive_requests 1000000; ${temporary.join(' ')}
      upstream node { server ${new URL(upstreamAddress).host}; keepalive 128; keepalive_requests 1000000; }
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass http://node; proxy_http_version 1.1; proxy_set_header Connection ""; }
      }
    }`;
}
