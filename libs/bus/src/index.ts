export { Allowance, partsOf, type Fleet } from './allowance.ts';
export { Bus, busUrlSchema, type BusState, type Channel } from './bus.ts';
export { Presence } from './presence.ts';
export { partitionOf, usagePartitions, UsageStream, type StreamedBatch } from './usage-stream.ts';
