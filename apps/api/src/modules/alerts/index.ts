import { acknowledgeAlert } from './acknowledge-alert/route.ts';
import { listAlerts } from './list-alerts/route.ts';

export const alertRoutes = [listAlerts, acknowledgeAlert];
