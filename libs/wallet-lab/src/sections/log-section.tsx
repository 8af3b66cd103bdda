export { ActivityLogPanel as LogSection } from '../panels/activity-log/activity-log-panel.tsx';
