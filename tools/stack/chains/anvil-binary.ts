import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StackError } from '../stack-error.ts';

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Path of the anvil of this platform, from the optional packages of `@foundry-rs/anvil`. Its own launcher would stand between us
 * and the process that we have to stop.
 *
 * @throws {StackError} CHAIN_UNSUPPORTED where npm has no build for this platform, or installed none
 */
export function getAnvilBinary(): string {
  const packageName = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const binary = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const path = createRequire(import.meta.url).resolve(`${packageName}/bin/${binary}`);
    if (existsSync(path)) return path;
  } catch {
    // Not installed: said below.
  }
  throw new StackError('CHAIN_UNSUPPORTED', `No anvil for this machine (${packageName}): set GATEWAY_UPSTREAMS to nodes of your own.`);
}
