import { sandboxExtendedPublicKey } from '@onepoint/environment';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ensureAnvil } from '../chains/anvil-binary.ts';
import { embeddedChains } from '../chains/embedded-chains.ts';
import { startChain, type RunningChain } from '../chains/start-chain.ts';
import { placeSandboxToken, sandboxTokenOf } from '../chains/sandbox-token.ts';
import { logFileOf, type StackConfig } from '../config/stack-config.ts';
import { StackError } from '../stack-error.ts';
import type { Report, Watch } from '../terminal/report.ts';
import { sandboxProvider } from './sandbox-data.ts';

export interface Upstreams {
  /** GATEWAY_UPSTREAMS for the gateway. */
  json: string;
  slugs: readonly string[];
  /** Deposit variables of the API; empty with external nodes. */
  depositEnv: NodeJS.ProcessEnv;
  /** Provider variables of API and gateway, which allow the private addresses of embedded chains. */
  providerEnv: NodeJS.ProcessEnv;
  /** The node of the chain that the sandbox's provider serves; undefined with external nodes. */
  sandboxNodeUrl: string | undefined;
}

/** The configured nodes, or embedded chains. No chains if anvil is not available. */
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

/** Local chains never reorganize; a few blocks make a pending deposit visible. */
const confirmations = 3;

/** File that tells operator commands where the chains of the last start listen. */
const networksFileOf = (dataDir: string): string => join(dataDir, 'chains', 'deposit-networks.json');

export async function saveDepositNetworks(dataDir: string, { DEPOSIT_NETWORKS: networks }: NodeJS.ProcessEnv): Promise<void> {
  if (networks !== undefined) await writeFile(networksFileOf(dataDir), networks);
}

/** Deposit networks for operator commands: the configured ones, otherwise the embedded chains of the last start, running or not. */
export async function readDepositNetworks(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const configured = process.env['DEPOSIT_NETWORKS'];
  if (configured !== undefined && configured !== '') return { DEPOSIT_NETWORKS: configured };
  const networks = await readFile(networksFileOf(dataDir), 'utf8').catch(() => undefined);
  return networks === undefined ? {} : { DEPOSIT_NETWORKS: networks };
}

/** Places the dollar token on the embedded chains. @returns the deposit variables of the API */
export async function provideDeposits(chains: readonly Pick<RunningChain, 'slug' | 'httpUrl'>[]): Promise<NodeJS.ProcessEnv> {
  const networks = await Promise.all(
    chains.map(async ({ slug, httpUrl }) => {
      const token = sandboxTokenOf(slug);
      if (token === undefined) return [];
      await placeSandboxToken(httpUrl, token);
      return [{ chain: slug, rpcUrl: httpUrl, confirmations, tokens: [token] }];
    }),
  );
  return { DEPOSIT_XPUB: sandboxExtendedPublicKey, DEPOSIT_NETWORKS: JSON.stringify(networks.flat()) };
}

const chainsSchema = z.record(z.string(), z.unknown());

async function readUpstreams(textOrPath: string): Promise<Upstreams> {
  try {
    const json = textOrPath.trimStart().startsWith('{') ? textOrPath : await readFile(textOrPath, 'utf8');
    return { json, slugs: Object.keys(chainsSchema.parse(JSON.parse(json))), depositEnv: {}, providerEnv: {}, sandboxNodeUrl: undefined };
  } catch (error) {
    throw new StackError('CONFIGURATION_INVALID', 'GATEWAY_UPSTREAMS is neither JSON nor the path of a JSON file.', { cause: error });
  }
}
