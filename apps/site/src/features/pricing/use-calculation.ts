import {
  computeUnitsOf,
  exactRate,
  formatMicrocents,
  getPlan,
  packageCostCents,
  readPackageTerms,
  readPlanLimits,
  readServedCatalogue,
  type PackageTerms,
  type ServedCatalogue,
} from '@onepoint/plans-domain';
import { useState } from 'react';

export interface CalculatorPrices {
  /** On pay as you go. */
  microcentsPerComputeUnit: number;
  packages: PackageTerms;
  /** WebSocket connections per API key on pay as you go, without packages. */
  connectionsMax: number;
  /** Daily limit of the Free plan; null without one. */
  freeComputeUnitsPerDay: number | null;
}

/** Prices in the API's catalogue, or those of this build if it didn't respond. */
export function calculatorPrices(served: ServedCatalogue | null | undefined): CalculatorPrices {
  return {
    microcentsPerComputeUnit: exactRate(readServedCatalogue(served).find(({ id }) => id === 'PAYG') ?? getPlan('PAYG')),
    packages: readPackageTerms(served),
    connectionsMax: readPlanLimits(served, 'PAYG').connectionsMax,
    freeComputeUnitsPerDay: readPlanLimits(served, 'FREE').computeUnitsPerDay,
  };
}

interface CalculatedMethod {
  method: string;
  /** Calls per month. */
  calls: number;
}

const daysAMonth = 30;
/** Initial values: a month's usage of a small app. */
const example: readonly CalculatedMethod[] = [
  { method: 'eth_call', calls: 2_000_000 },
  { method: 'eth_getLogs', calls: 100_000 },
];
/** More calls per month than any project makes, but still an exact number. */
export const callsMax = 10_000_000_000;
/** Step of the arrow keys and initial value of a method. */
export const callsStep = 100_000;

interface Calculation {
  computeUnits: number;
  /** Pay-as-you-go usage, USD as a decimal string. */
  usagePrice: string;
  packagesCents: number;
  /** Usage and packages, USD as a decimal string. */
  totalPrice: string;
  computeUnitsPerDay: number;
  fitsFree: boolean;
}

const microcentsPerCent = 1_000_000;

/** Monthly price of methods and packages. */
export function calculate(methods: readonly CalculatedMethod[], packageCount: number, prices: CalculatorPrices): Calculation {
  const computeUnits = methods.reduce((sum, { method, calls }) => sum + computeUnitsOf(method) * calls, 0);
  const microcents = BigInt(computeUnits) * BigInt(prices.microcentsPerComputeUnit);
  const packagesCents = packageCostCents(packageCount, prices.packages.priceCents);
  const computeUnitsPerDay = Math.ceil(computeUnits / daysAMonth);
  return {
    computeUnits,
    usagePrice: formatMicrocents(microcents),
    packagesCents,
    totalPrice: formatMicrocents(microcents + BigInt(packagesCents * microcentsPerCent)),
    computeUnitsPerDay,
    fitsFree: packageCount === 0 && computeUnitsPerDay <= (prices.freeComputeUnitsPerDay ?? Infinity),
  };
}

export function useCalculation(prices: CalculatorPrices) {
  const [methods, setMethods] = useState(example);
  const [packageCount, setPackageCount] = useState(0);
  return {
    methods,
    packageCount,
    setPackageCount,
    setCalls: (method: string, calls: number): void =>
      setMethods((before) => before.map((row) => (row.method === method ? { method, calls } : row))),
    add: (method: string): void => setMethods((before) => [...before, { method, calls: callsStep }]),
    remove: (method: string): void => setMethods((before) => before.filter((row) => row.method !== method)),
    result: calculate(methods, packageCount, prices),
  };
}
