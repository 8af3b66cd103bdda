import { defaultComputeUnits, methodCosts } from './method-costs.ts';

// A Map, because method names come from clients and an object would find inherited names such as "constructor".
const costs: ReadonlyMap<string, number> = new Map(Object.entries(methodCosts));

/** Compute units of one call; `defaultComputeUnits` for methods without a price. A batch costs the sum of its calls. */
export function computeUnitsOf(method: string): number {
  return costs.get(method) ?? defaultComputeUnits;
}

/** Whether `methodCosts` lists the method. Other methods cost `defaultComputeUnits`. */
export function isPricedMethod(method: string): boolean {
  return costs.has(method);
}

/**
 * Compute units of one subscription notification: 0.04 per byte of the message, rounded up.
 * Source: Alchemy, "WebSocket and Webhook Costs", https://www.alchemy.com/docs/reference/compute-unit-costs.
 */
export function computeUnitsOfNotification(messageBytes: number): number {
  return Math.ceil((messageBytes * 4) / 100);
}
