import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findOnPath } from '../processes/find-on-path.ts';
import { StackError } from '../stack-error.ts';

const architectures: Partial<Record<NodeJS.Architecture, string>> = { x64: 'amd64', arm64: 'arm64' };

/**
 * Path of anvil: the package of this platform (a lockfile can hold those alone that its registry had), else the machine's own
 * Foundry. The launcher package would stand between us and the process that we have to stop.
 *
 * @throws {StackError} CHAIN_UNSUPPORTED where there is neither
 */
export function getAnvilBinary(): string {
  const packageName = `@foundry-rs/anvil-${process.platform}-${architectures[process.arch] ?? process.arch}`;
  const binary = process.platform === 'win32' ? 'anvil.exe' : 'anvil';
  try {
    const path = createRequire(import.meta.url).resolve(`${packageName}/bin/${binary}`);
    if (existsSync(path)) return path;
  } catch {
    // Not from npm.
  }
  const installed = findOnPath(binary);
  if (installed !== undefined) return installed;
  const cure = 'install Foundry (https://getfoundry.sh), or set GATEWAY_UPSTREAMS to nodes of your own';
  throw new StackError('CHAIN_UNSUPPORTED', `No anvil for this machine (${packageName}): ${cure}.`);
}
