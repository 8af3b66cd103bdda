import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BenchError } from '../report/figures.ts';

const run = promisify(execFile);
const repository = 'https://github.com/ethereum/execution-apis.git';
const commit = '033ca6e69da000445840d2060ff47e5e56172a86';
const cache = join(import.meta.dirname, '../../../.cache/execution-apis');

export interface RecordedCall {
  /** Such as `eth_call/call-contract`. */
  readonly name: string;
  readonly request: string;
  readonly answer: string;
}

/**
 * Finds the repository with the specification of Ethereum's execution APIs: at `EXECUTION_APIS`, or in the cache, downloading it on first use.
 *
 * @throws {BenchError} if it can't be downloaded
 */
async function findRepository(): Promise<string> {
  const path = process.env['EXECUTION_APIS'] ?? cache;
  if (existsSync(join(path, 'tests'))) return path;
  if (path !== cache) throw new BenchError(`There is no folder "tests" in ${path}.`);
  try {
    await mkdir(cache, { recursive: true });
    await run('git', ['init', '--quiet', cache]);
    await run('git', ['-C', cache, 'fetch', '--quiet', '--depth=1', repository, commit]);
    await run('git', ['-C', cache, 'checkout', '--quiet', commit]);
  } catch {
    throw new BenchError(`Couldn’t download ${repository}. Set EXECUTION_APIS to a folder with the folder “tests” of commit ${commit}.`);
  }
  return cache;
}

export interface Corpus {
  readonly calls: readonly RecordedCall[];
  readonly genesisFile: string;
}

/** Reads the calls of all `.io` files: `>> request`, `<< response`, and comments. */
export async function loadCorpus(): Promise<Corpus> {
  const tests = join(await findRepository(), 'tests');
  const files: string[] = [];
  for await (const file of glob('**/*.io', { cwd: tests })) files.push(file);
  const calls: RecordedCall[] = [];
  for (const file of files.toSorted()) {
    calls.push(...parseRecording(file.slice(0, -'.io'.length), await readFile(join(tests, file), 'utf8')));
  }
  return { calls, genesisFile: join(tests, 'genesis.json') };
}

export function parseRecording(name: string, text: string): RecordedCall[] {
  const calls: RecordedCall[] = [];
  let request: string | null = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('>> ')) request = line.slice(3);
    else if (line.startsWith('<< ') && request !== null) {
      calls.push({ name, request, answer: line.slice(3) });
      request = null;
    }
  }
  return calls;
}
