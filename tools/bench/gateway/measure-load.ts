import { BenchError } from '../report/figures.ts';
import { formatTable, generateLoad, quantile, type Round, summarize } from '../report/load-report.ts';
import { sendPaced } from './paced-load.ts';
import type { MeasuredProcess } from './start-measured.ts';

export const singleBody = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
/** A batch of ten calls, which is what the echo node expects. */
export const batchBody = `[${Array.from({ length: 10 }, (_, index) => singleBody.replace('"id":1', `"id":${index + 1}`)).join(',')}]`;

const connections = 32;

export interface Subject {
  readonly name: string;
  readonly process: Pick<MeasuredProcess, 'cpuMs'>;
  readonly addresses: readonly string[];
  readonly body: string;
  /** A constant rate, and the number of connections. @default as many requests as possible on 32 connections */
  readonly pace?: { readonly perSecond: number; readonly connections: number };
  readonly rounds: Round[];
}

interface CompareParameters {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
}

/**
 * Loads the subjects in short rounds of alternating order, so that other load on the machine affects them equally.
 *
 * @throws {BenchError} if a request fails
 */
export async function compareSubjects(subjects: readonly Subject[], { rounds, roundMs, warmUpMs }: CompareParameters): Promise<void> {
  for (const subject of subjects) await measure(subject, warmUpMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 === 0 ? subjects : subjects.toReversed()) subject.rounds.push(await measure(subject, roundMs));
  }
  const failures = subjects.flatMap((subject) => subject.rounds).reduce((sum, round) => sum + round.failures, 0);
  if (failures > 0) throw new BenchError(`${failures} requests failed, so this run says nothing.`);
}

/** A table of all subjects, with the ratio of the last to the first. */
export function formatSubjects(subjects: readonly Subject[]): string {
  return formatTable(subjects.map(({ name, rounds }) => ({ name, ...summarize(rounds) })));
}

/** Lowest CPU time per request, because other load on the machine only ever makes the same work slower. NaN if unknown. */
export function undisturbedCpuMicros(rounds: readonly Round[]): number {
  const micros = rounds.map(({ cpuMs, latenciesMs }) => (cpuMs === undefined ? NaN : (cpuMs * 1_000) / Math.max(1, latenciesMs.length)));
  return micros.some(Number.isNaN) ? NaN : quantile(micros, 0.1);
}

async function measure({ process: measured, addresses, body, pace }: Subject, durationMs: number): Promise<Round> {
  const before = measured.cpuMs();
  const load = await (pace === undefined
    ? generateLoad({ addresses, body, connections, durationMs })
    : sendPaced({ addresses, body, ...pace, durationMs }));
  const after = measured.cpuMs();
  return { ...load, cpuMs: before === undefined || after === undefined ? undefined : after - before };
}
