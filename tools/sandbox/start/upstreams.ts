import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureAnvil } from '../chains/anvil-binary.ts';
import { embeddedChains } from '../chains/embedded-chains.ts';
import { startChain } from '../chains/start-chain.ts';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { StackError } from '../stack-error.ts';
import type { Report } from '../terminal/report.ts';
import { provideDeposits, saveDepositNetworks } from './deposits.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import type { Watch } from './watch.ts';

export interface Upstreams {
  /** GATEWAY_UPSTREAMS as the gateway reads it. */
  json: string;
  /** Slugs of the chains in it. */
  slugs: readonly string[];
  /** What the API reads: deposits on the embedded chains; nothing where the nodes are somebody else's. */
  depositEnv: NodeJS.ProcessEnv;
  /** What API and gateway read of providers: embedded chains stand in this network, so those of the sandbox may. */
  providerEnv: NodeJS.ProcessEnv;
  /** The node of the chain that the sandbox's provider serves; undefined where the nodes are somebody else's. */
  sandboxNodeUrl: string | undefined;
}

const chainsSchema = z.record(z.string(), z.unknown());

/** The nodes behind the gateway: those that were configured, or embedded chains. No chains at all where anvil cannot be had. */
export async function provideUpstreams(config: StackConfig, report: Report, watch: Watch): Promise<Upstreams> {
  if (config.gatewayUpstreams !== undefined) return readUpstreams(config.gatewayUpstreams);
  if (!(await ensureAnvil({ rootDir: config.rootDir, note: report.note }))) {
    report.warn(
      'Local chains are off: anvil could not be installed for this machine. Install Foundry (https://getfoundry.sh), or set GATEWAY_UPSTREAMS to nodes of your own. Everything else starts without the gateway.',
    );
    return { json: '{}', slugs: [], depositEnv: {}, providerEnv: {}, sandboxNodeUrl: undefined };
  }
  const done = report.begin('Local chains');
  const chains = await Promise.all(
    embeddedChains.map(async ({ slug, chainId }) => {
      const stateFile = join(config.dataDir, 'chains', `${slug}.json`);
      const chain = await startChain({ slug, chainId, stateFile, logFile: logFileOf(config, `chain-${slug}`) });
      if (chain.restored)
        report.warn(`The state of the ${slug} chain was damaged; it goes on from the last good start (damaged: ${stateFile}.broken).`);
      watch(`The ${slug} chain`, chain.exited);
      return chain;
    }),
  );
  const depositEnv = config.takesSandboxDeposits ? await provideDeposits(chains) : {};
  await saveDepositNetworks(config.dataDir, depositEnv);
  done();
  const upstreams = Object.fromEntries(chains.map(({ slug, httpUrl, wsUrl }) => [slug, { http: [httpUrl], ws: [wsUrl] }]));
  const providerEnv = {
    PROVIDER_PRIVATE_ADDRESSES: process.env['PROVIDER_PRIVATE_ADDRESSES'] ?? 'allow',
    WEBHOOK_PRIVATE_ADDRESSES: process.env['WEBHOOK_PRIVATE_ADDRESSES'] ?? 'allow',
  };
  const sandboxNodeUrl = chains.find(({ slug }) => slug === sandboxProvider.chain)?.httpUrl;
  return { json: JSON.stringify(upstreams), slugs: Object.keys(upstreams), depositEnv, providerEnv, sandboxNodeUrl };
}

async function readUpstreams(textOrPath: string): Promise<Upstreams> {
  try {
    const json = textOrPath.trimStart().startsWith('{') ? textOrPath : await readFile(textOrPath, 'utf8');
    return { json, slugs: Object.keys(chainsSchema.parse(JSON.parse(json))), depositEnv: {}, providerEnv: {}, sandboxNodeUrl: undefined };
  } catch (error) {
    throw new StackError('CONFIGURATION_INVALID', 'GATEWAY_UPSTREAMS is neither JSON nor the path of a JSON file.', { cause: error });
  }
}
