export { addCounter, addGauge } from './add-gauge.ts';
export { addBusConnectionMetrics, addBusMetrics, type BusConnectionReading, type BusReading } from './bus-metrics.ts';
export { HttpMetrics } from './http-metrics.ts';
export { metricsEnvShape, readMetricsEnv, type MetricsAddress } from './metrics-env.ts';
export { addPoolMetrics, type PoolState } from './pool-metrics.ts';
export { SeriesCounter, type CounterSeries } from './series-counter.ts';
export { TaskMetrics } from './task-metrics.ts';
export { durationBucketsSecs, serveMetrics, type MetricsServer } from './serve-metrics.ts';
