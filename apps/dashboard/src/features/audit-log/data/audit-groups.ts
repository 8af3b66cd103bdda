import { auditActions } from '@onepoint/api-contract';

/** Groups of actions by what they are done to, in the contract's order: `apiKey` with `create`, `rename`, … */
export const auditGroups: ReadonlyMap<string, readonly string[]> = Map.groupBy<string, string>(
  auditActions,
  (action) => action.split('.', 1)[0] ?? action,
);
