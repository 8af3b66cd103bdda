import { defaultComputeUnits, methodCosts } from './method-costs.ts';

// A Map: a client may call a method "constructor", and an object would answer with a function.
const costs: ReadonlyMap<string, number> = new Map(Object.entries(methodCosts));

/** Compute units of one call of a JSON-RPC method. A batch costs the sum of its members. */
export function computeUnitsOf(method: string): number {
  return costs.get(method) ?? defaultComputeUnits;
}

/** Whether the table prices this method by name. */
export function isPricedMethod(method: string): boolean {
  return costs.has(method);
}
