import { eip1102Checks } from './checks/eip-1102.ts';
import { eip1193Checks, eip1193EventChecks } from './checks/eip-1193.ts';
import { eip2255Checks } from './checks/eip-2255.ts';
import { eip3085Checks } from './checks/eip-3085.ts';
import { eip3326Checks } from './checks/eip-3326.ts';
import { eip5792Checks } from './checks/eip-5792.ts';
import { eip6963Checks } from './checks/eip-6963.ts';

/** Every check, in the order in which they run: chains are added before they are switched to, events are judged at the end. */
export const conformanceChecks = [
  ...eip1193Checks,
  ...eip1102Checks,
  ...eip6963Checks,
  ...eip2255Checks,
  ...eip3085Checks,
  ...eip3326Checks,
  ...eip5792Checks,
  ...eip1193EventChecks,
] as const;

export type ConformanceCheckId = (typeof conformanceChecks)[number]['id'];
