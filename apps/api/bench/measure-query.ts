import type { Database } from '@onepoint/database';
import { readFileSync } from 'node:fs';

export interface Measured {
  readonly name: string;
  /** Median of the rounds, seen from here. */
  readonly wallMs: number;
  /** Processor time of the server's process per round, which other work on the machine hardly changes; undefined where the system does not tell. */
  readonly cpuMs: number | undefined;
}

const rounds = 15;
const warmUps = 3;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Asks the same question again and again on a pool of one connection. */
export async function measureQuery({ pool }: Pick<Database, 'pool'>, name: string, ask: () => Promise<unknown>): Promise<Measured> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  for (let round = 0; round < warmUps; round += 1) await ask();
  const cpuBefore = readCpuMs(pid);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const cpuAfter = readCpuMs(pid);
  return {
    name,
    wallMs: times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0,
    cpuMs: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / rounds,
  };
}

function readCpuMs(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}
