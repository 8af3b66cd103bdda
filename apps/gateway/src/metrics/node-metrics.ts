import { durationBucketsSecs, SeriesCounter } from '@onepoint/metrics';
import { Histogram, type Registry } from 'prom-client';

export interface NodeSeries {
  /** Chain and position of the node, for traces: `base 0`. */
  readonly name: string;
  answered(durationMs: number): void;
  failed(reason: NodeFailure): void;
}

type NodeFailure = 'failed' | 'timed_out';

/** Metrics of calls to nodes, labeled by chain and position in the configuration, because a node's URL can contain a secret. */
export class NodeMetrics {
  readonly #calls: SeriesCounter<'chain' | 'node' | 'outcome'>;
  readonly #durations: Histogram<'chain' | 'node'>;
  readonly #series = new Map<string, NodeSeries>();

  constructor(registry: Registry) {
    this.#calls = new SeriesCounter(registry, {
      name: 'onepoint_gateway_node_calls_total',
      help: 'Requests to nodes, by chain, position of the node, and outcome: answered, failed, or timed_out',
      labelNames: ['chain', 'node', 'outcome'],
    });
    this.#durations = new Histogram({
      name: 'onepoint_gateway_node_call_duration_seconds',
      help: 'Time until a node’s whole answer, by chain and position of the node',
      labelNames: ['chain', 'node'],
      buckets: durationBucketsSecs,
      registers: [registry],
    });
  }

  of(chain: string, node: string): NodeSeries {
    const key = `${chain} ${node}`;
    const known = this.#series.get(key);
    if (known !== undefined) return known;
    const counts = {
      answered: this.#calls.add({ chain, node, outcome: 'answered' }),
      failed: this.#calls.add({ chain, node, outcome: 'failed' }),
      timed_out: this.#calls.add({ chain, node, outcome: 'timed_out' }),
    };
    const duration = this.#durations.labels({ chain, node });
    const series: NodeSeries = {
      name: key,
      answered: (durationMs) => {
        counts.answered.count += 1;
        duration.observe(durationMs / 1_000);
      },
      failed: (reason) => {
        counts[reason].count += 1;
      },
    };
    this.#series.set(key, series);
    return series;
  }
}
