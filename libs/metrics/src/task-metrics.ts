import { Counter, Histogram, type Registry } from 'prom-client';
import { durationBucketsSecs } from './serve-metrics.ts';

/** Counts and times the runs of a process's periodic tasks. */
export class TaskMetrics {
  readonly #runs = new Counter({
    name: 'onepoint_task_runs_total',
    help: 'Runs of periodic work, by task and outcome: done or failed',
    labelNames: ['task', 'outcome'],
    registers: [],
  });
  readonly #durations = new Histogram({
    name: 'onepoint_task_duration_seconds',
    help: 'Time that a run of periodic work took, by task',
    labelNames: ['task'],
    buckets: durationBucketsSecs,
    registers: [],
  });

  register(registry: Registry): void {
    registry.registerMetric(this.#runs);
    registry.registerMetric(this.#durations);
  }

  /**
   * Runs a task, and records its outcome and duration.
   *
   * @param task from a fixed list: every distinct name is a separate time series
   * @throws the error of the work
   */
  async run(task: string, work: () => Promise<unknown>): Promise<void> {
    const startedAt = performance.now();
    let outcome = 'failed';
    try {
      await work();
      outcome = 'done';
    } finally {
      this.#runs.inc({ task, outcome });
      this.#durations.observe({ task }, (performance.now() - startedAt) / 1_000);
    }
  }
}
