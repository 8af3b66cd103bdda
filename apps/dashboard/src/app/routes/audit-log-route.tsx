export { AuditLogPage as Component } from '../../features/audit-log/audit-log-page.tsx';
