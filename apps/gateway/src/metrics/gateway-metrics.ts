import { type ErrorCode, errorCodes } from '@onepoint/gateway-errors';
import { addCounter, addGauge, type CounterSeries, durationBucketsSecs, SeriesCounter } from '@onepoint/metrics';
import { Counter, Histogram, Registry } from 'prom-client';
import { roundRuns } from '../rounds.ts';
import { NodeMetrics, type NodeSeries } from './node-metrics.ts';

type Transport = 'http' | 'websocket';

/** How a call ended: answered with a result or the node's error, abandoned by its client, or failed with the gateway's error. */
export type CallResult = 'ok' | 'node_error' | 'abandoned' | ErrorCode;

export interface GatewayState {
  readonly chains: ReadonlyMap<string, ChainState>;
  readonly countConnections: () => number;
  readonly usage: { readonly waitingRows: number; readonly lagMs: number };
}

/** Lookups in the cache: found in this process, found in the cache that gateways share, or in neither. */
type CacheLookups = Readonly<Record<'hit' | 'shared' | 'miss', number>>;

interface ChainState {
  readonly slots: { readonly waiting: number };
  readonly cache: { readonly lookups: CacheLookups } | null;
  describeNodes(): readonly { readonly status: string; readonly blockHeight: number | null }[];
}

/** Series of one chain and transport. Kept, because every lookup by labels builds a text. */
interface ChainSeries {
  readonly duration: Histogram.Internal<string>;
  readonly outcomes: Map<CallResult, CounterSeries>;
}

const firstServerError = 500;

const isErrorCode = (result: CallResult): result is ErrorCode => Object.hasOwn(errorCodes, result);

/** A gateway error is our fault (`failed`) or the caller's (`refused`). */
function labelsOf(result: CallResult): { outcome: string; code: string } {
  if (!isErrorCode(result)) return { outcome: result, code: '' };
  return { outcome: errorCodes[result].status >= firstServerError ? 'failed' : 'refused', code: result };
}

type NodeState = ReturnType<ChainState['describeNodes']>[number];

function eachNode({ chains }: GatewayState, read: (labels: { chain: string; node: number }, node: NodeState) => unknown): void {
  for (const [chain, upstreams] of chains) for (const [node, state] of upstreams.describeNodes().entries()) read({ chain, node }, state);
}

/** What a gateway process counts and measures. Label values are bounded: chains, positions of nodes, error codes. */
export class GatewayMetrics {
  readonly registry = new Registry();
  readonly #series: Readonly<Record<Transport, Map<string, ChainSeries>>> = { http: new Map(), websocket: new Map() };
  readonly #nodes = new NodeMetrics(this.registry);

  readonly #calls = new SeriesCounter(this.registry, {
    name: 'onepoint_gateway_calls_total',
    help: 'JSON-RPC calls of known keys, by chain, transport, outcome (ok, node_error, abandoned, refused, failed), and error code',
    labelNames: ['chain', 'transport', 'outcome', 'code'],
  });
  readonly #durations = new Histogram({
    name: 'onepoint_gateway_call_duration_seconds',
    help: 'Time from a request’s arrival until the answer of its node was sent, by chain and transport',
    labelNames: ['chain', 'transport'],
    buckets: durationBucketsSecs,
    registers: [this.registry],
  });
  readonly #unknown = new Counter({
    name: 'onepoint_gateway_unknown_requests_total',
    help: 'Requests that failed before chain and key were known, by error code',
    labelNames: ['code'],
    registers: [this.registry],
  });
  readonly #lostRows = new Counter({
    name: 'onepoint_gateway_usage_lost_rows_total',
    help: 'Rows of usage that can never be recorded; they are in the process’s log',
    registers: [this.registry],
  });

  constructor() {
    roundRuns.register(this.registry);
  }

  call(chain: string, transport: Transport, result: CallResult, latencyMs: number | null): void {
    const series = this.#seriesOf(chain, transport);
    let outcome = series.outcomes.get(result);
    if (outcome === undefined) {
      outcome = this.#calls.add({ chain, transport, ...labelsOf(result) });
      series.outcomes.set(result, outcome);
    }
    outcome.count += 1;
    if (latencyMs !== null) series.duration.observe(latencyMs / 1_000);
  }

  unknownRequest(code: ErrorCode): void {
    this.#unknown.inc({ code });
  }

  lostUsage(rows: number): void {
    this.#lostRows.inc(rows);
  }

  /**
   * Series of a node's calls.
   *
   * @param node position in the configuration, or `providers` for all nodes that others run
   */
  node(chain: string, node: number | 'providers'): NodeSeries {
    return this.#nodes.of(chain, String(node));
  }

  /** Adds gauges that read a running gateway. Call once per process. */
  watch(state: GatewayState): void {
    const { registry } = this;
    addGauge(
      registry,
      {
        name: 'onepoint_gateway_node_usable',
        help: '1 while a node is a first choice, 0 while it rests, lags, or is of another chain',
        labelNames: ['chain', 'node'],
      },
      (gauge) => eachNode(state, (labels, { status }) => gauge.set(labels, status === 'ok' ? 1 : 0)),
    );
    addGauge(
      registry,
      {
        name: 'onepoint_gateway_node_block_height',
        help: 'Height of the latest block of a node at its last check',
        labelNames: ['chain', 'node'],
      },
      (gauge) => eachNode(state, (labels, { blockHeight }) => blockHeight !== null && gauge.set(labels, blockHeight)),
    );
    const waiting = { name: 'onepoint_gateway_waiting_calls', help: 'Calls that wait for a connection to a node of the chain' };
    addGauge(registry, { ...waiting, labelNames: ['chain'] }, (gauge) => {
      for (const [chain, { slots }] of state.chains) gauge.set({ chain }, slots.waiting);
    });
    const lookups = {
      name: 'onepoint_gateway_cache_lookups_total',
      help: 'Calls looked up in the cache, by chain and result: hit, shared, miss',
    };
    addCounter(registry, { ...lookups, labelNames: ['chain', 'result'] }, (counter) => {
      for (const [chain, { cache }] of state.chains)
        for (const [result, count] of Object.entries(cache?.lookups ?? {})) counter.inc({ chain, result }, count);
    });
    addGauge(registry, { name: 'onepoint_gateway_websocket_connections', help: 'Open WebSocket connections of clients' }, (gauge) =>
      gauge.set(state.countConnections()),
    );
    const rows = { name: 'onepoint_gateway_usage_waiting_rows', help: 'Rows of usage that are counted and not recorded yet' };
    addGauge(registry, rows, (gauge) => gauge.set(state.usage.waitingRows));
    const lag = {
      name: 'onepoint_gateway_usage_lag_seconds',
      help: 'Age of the newest moment until which all usage is recorded (metering lag)',
    };
    addGauge(registry, lag, (gauge) => gauge.set(state.usage.lagMs / 1_000));
  }

  #seriesOf(chain: string, transport: Transport): ChainSeries {
    let series = this.#series[transport].get(chain);
    if (series === undefined) {
      series = { duration: this.#durations.labels({ chain, transport }), outcomes: new Map() };
      this.#series[transport].set(chain, series);
    }
    return series;
  }
}
