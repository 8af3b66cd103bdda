import { getPlan } from '../plans/get-plan.ts';
import { monthlyPriceCents } from '../plans/monthly-price-cents.ts';

const terms = getPlan('L');

/** The plan id of the package. */
export const packageId = 'L';

/** Price of one package a month, in cents. Source: specification section 9. */
export const packagePriceCents = monthlyPriceCents(terms);

/** Open WebSocket connections that one package adds. Source: specification section 9. */
export const connectionsPerPackage = 5;

/** The most packages a project can have. Source: specification sections 5 and 9. */
export const packageCountMax = 100;
