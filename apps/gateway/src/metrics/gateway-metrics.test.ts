import { addBusMetrics, addPoolMetrics } from '@onepoint/metrics';
import { documentedRows, rowsOf } from '@onepoint/metrics/testing';
import { describe, expect, it } from 'vitest';
import { GatewayMetrics } from './gateway-metrics.ts';

const linesOf = async (metrics: GatewayMetrics, start: string): Promise<readonly string[]> =>
  (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(start));

const watched = () => {
  const metrics = new GatewayMetrics();
  addPoolMetrics(metrics.registry, { totalCount: 5, idleCount: 3, waitingCount: 2 });
  const counts = { losses: 2, sentMessages: 40, receivedMessages: 80, unreadableMessages: 1 };
  addBusMetrics(metrics.registry, () => ({ isConnected: false, processes: 5, limitParts: 5, ...counts }));
  const nodes = [
    { status: 'ok', blockHeight: 19 },
    { status: 'resting', blockHeight: null },
  ];
  metrics.watch({
    chains: new Map([['base', { slots: { waiting: 4 }, cache: { lookups: { hit: 6, shared: 0, miss: 3 } }, describeNodes: () => nodes }]]),
    countConnections: () => 7,
    usage: { waitingRows: 11, lagMs: 1_500 },
  });
  return metrics;
};

it('exposes the documented metrics', async () => {
  expect(await rowsOf(watched().registry)).toEqual(documentedRows('gateway'));
});

describe('calls', () => {
  it('are counted by outcome: 5xx errors are ours, all others are the caller’s', async () => {
    const metrics = new GatewayMetrics();
    metrics.call('base', 'http', 'ok', 3);
    metrics.call('base', 'http', 'ok', 30);
    metrics.call('base', 'http', 'node_error', 30);
    metrics.call('base', 'websocket', 'RATE_LIMITED', null);
    metrics.call('base', 'websocket', 'UPSTREAM_FAILED', 40);
    expect(await linesOf(metrics, 'onepoint_gateway_calls_total')).toEqual([
      'onepoint_gateway_calls_total{chain="base",transport="http",outcome="ok",code=""} 2',
      'onepoint_gateway_calls_total{chain="base",transport="http",outcome="node_error",code=""} 1',
      'onepoint_gateway_calls_total{chain="base",transport="websocket",outcome="refused",code="RATE_LIMITED"} 1',
      'onepoint_gateway_calls_total{chain="base",transport="websocket",outcome="failed",code="UPSTREAM_FAILED"} 1',
    ]);
    expect(await linesOf(metrics, 'onepoint_gateway_call_duration_seconds_count')).toEqual([
      'onepoint_gateway_call_duration_seconds_count{chain="base",transport="http"} 3',
      'onepoint_gateway_call_duration_seconds_count{chain="base",transport="websocket"} 1',
    ]);
    expect(await linesOf(metrics, 'onepoint_gateway_call_duration_seconds_bucket{le="0.005",')).toEqual([
      'onepoint_gateway_call_duration_seconds_bucket{le="0.005",chain="base",transport="http"} 1',
      'onepoint_gateway_call_duration_seconds_bucket{le="0.005",chain="base",transport="websocket"} 0',
    ]);
  });

  it('to a node are counted by its position', async () => {
    const metrics = new GatewayMetrics();
    metrics.node('base', 0).answered(20);
    metrics.node('base', 0).failed('timed_out');
    metrics.node('base', 'providers').failed('failed');
    const counted = (await linesOf(metrics, 'onepoint_gateway_node_calls_total')).filter((line) => line.endsWith(' 1'));
    expect(counted).toEqual([
      'onepoint_gateway_node_calls_total{chain="base",node="0",outcome="answered"} 1',
      'onepoint_gateway_node_calls_total{chain="base",node="0",outcome="timed_out"} 1',
      'onepoint_gateway_node_calls_total{chain="base",node="providers",outcome="failed"} 1',
    ]);
  });
});

it('reads state when it is scraped', async () => {
  const lines = (await watched().registry.metrics()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'onepoint_gateway_node_usable{chain="base",node="0"} 1',
      'onepoint_gateway_node_usable{chain="base",node="1"} 0',
      'onepoint_gateway_node_block_height{chain="base",node="0"} 19',
      'onepoint_gateway_waiting_calls{chain="base"} 4',
      'onepoint_gateway_cache_lookups_total{chain="base",result="hit"} 6',
      'onepoint_gateway_cache_lookups_total{chain="base",result="miss"} 3',
      'onepoint_bus_connected 0',
      'onepoint_bus_limit_parts 5',
      'onepoint_bus_losses_total 2',
      'onepoint_bus_messages_total{direction="received"} 80',
      'onepoint_gateway_websocket_connections 7',
      'onepoint_gateway_usage_waiting_rows 11',
      'onepoint_gateway_usage_lag_seconds 1.5',
      'onepoint_database_connections{state="used"} 2',
      'onepoint_database_waiting 2',
    ]),
  );
});

it('has no bus metrics without a bus', async () => {
  const metrics = new GatewayMetrics();
  addBusMetrics(metrics.registry, () => null);
  expect(await linesOf(metrics, 'onepoint_bus_')).toEqual([]);
});
