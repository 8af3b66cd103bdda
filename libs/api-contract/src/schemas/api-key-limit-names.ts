/** The limits that a key may have beside those of its project's plan. */
export const apiKeyLimitNames = ['requestsPerSecond', 'computeUnitsPerDay', 'computeUnitsPerMonth'] as const;

export type ApiKeyLimitName = (typeof apiKeyLimitNames)[number];

/** The most that each limit may be set to; beyond it no plan reaches anyway. */
export const apiKeyLimitMaxima: Readonly<Record<ApiKeyLimitName, number>> = {
  requestsPerSecond: 100_000,
  computeUnitsPerDay: 1_000_000_000_000,
  computeUnitsPerMonth: 1_000_000_000_000,
};
