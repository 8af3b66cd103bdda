import { getServiceChain } from '@onepoint/chains';
import type { NodeCheck, NodeChecker } from '@onepoint/rpc-nodes';
import { describeError, type Log } from '../log.ts';
import { Rounds } from '../rounds.ts';
import type { ChainUpstreams } from './chain-upstreams.ts';
import type { HttpUpstream } from './http-upstream.ts';
import { detectFeatures } from './node-features.ts';

interface NodeWatchOptions {
  readonly chains: ReadonlyMap<string, ChainUpstreams>;
  readonly checker: NodeChecker;
  /** For the calls that detect a node's features. */
  readonly featuresTimeoutMs: number;
  readonly log: Log;
}

const roundMs = 4_000;
const featuresMs = 3_600_000;

interface Incident {
  readonly fault: string;
  readonly since: number;
  checks: number;
}

/**
 * Checks the chain and the head of each of our own nodes every four seconds, and its features every hour. Every process does so, because
 * a node can be reachable from one machine and not from another. Logs each incident when it starts and when it ends, by the node's
 * position in the configuration, because its URL can contain a secret.
 */
export class NodeWatch {
  readonly #options: NodeWatchOptions;
  readonly #rounds: Rounds;
  readonly #incidents = new Map<HttpUpstream, Incident>();
  #askedAt = new WeakMap<HttpUpstream, number>();

  constructor(options: NodeWatchOptions) {
    this.#options = options;
    this.#rounds = new Rounds({
      task: 'nodes',
      run: () => this.#run(),
      onError: (error) => options.log('error', 'nodes not checked', describeError(error)),
      intervalMs: roundMs,
    });
  }

  /** Resolves after the first round, because nodes get no calls before their chain is known. */
  async start(): Promise<void> {
    this.#rounds.start();
    await this.check();
  }

  /** Runs one round. Never rejects. Concurrent calls share a running round. */
  check(): Promise<void> {
    return this.#rounds.runNow();
  }

  /** Checks a new list of nodes, and detects the features of all of them again. */
  async reloaded(): Promise<void> {
    this.#askedAt = new WeakMap();
    // Check twice: a round that is already running doesn't check the new nodes.
    await this.check();
    await this.check();
  }

  async close(): Promise<void> {
    await this.#rounds.stop();
    await this.#options.checker.close();
  }

  async #run(): Promise<void> {
    await Promise.all([...this.#options.chains.values()].map((chain) => this.#checkChain(chain)));
  }

  async #checkChain(chain: ChainUpstreams): Promise<void> {
    const { chainId } = getServiceChain(chain.slug);
    const { nodes } = chain;
    await Promise.all(
      nodes.map(async (node, index) => {
        const check = await this.#options.checker.check({ url: node.address, chainId });
        node.health.checked(check, performance.now());
        this.#note(chain.slug, index, node, check);
        if (check.ok) await this.#findFeatures(chain.slug, index, node, check.blockHeight);
      }),
    );
    chain.compareHeads();
    chain.compareFeatures();
  }

  async #findFeatures(chain: string, index: number, node: HttpUpstream, height: number): Promise<void> {
    if (performance.now() - (this.#askedAt.get(node) ?? -Infinity) < featuresMs) return;
    this.#askedAt.set(node, performance.now());
    const before = node.lacks.join(' ');
    node.found(await detectFeatures(node, height, this.#options.featuresTimeoutMs));
    const lacks = node.lacks.join(' ');
    if (lacks !== before) this.#options.log('info', 'node serves other methods', { chain, node: index, lacks });
  }

  #note(chain: string, index: number, node: HttpUpstream, check: NodeCheck): void {
    const { log } = this.#options;
    const incident = this.#incidents.get(node);
    if (incident !== undefined && (check.ok || check.fault !== incident.fault)) {
      this.#incidents.delete(node);
      const durationMs = Math.round(performance.now() - incident.since);
      log('info', 'node recovered', { chain, node: index, fault: incident.fault, checks: incident.checks, durationMs });
    } else if (incident !== undefined) incident.checks += 1;
    if (check.ok || this.#incidents.has(node)) return;
    this.#incidents.set(node, { fault: check.fault, since: performance.now(), checks: 1 });
    log('warn', 'node fails its checks', { chain, node: index, fault: check.fault });
  }
}
