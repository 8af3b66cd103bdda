import { listAuditEntries } from './list-audit-entries/route.ts';

export const auditEntryRoutes = [listAuditEntries];
