export { collectAnnouncements, type CollectAnnouncementsParameters, type WalletAnnouncement } from './collect-announcements.ts';
export {
  conformanceEips,
  type ConformanceEip,
  type ConformanceLevel,
  type ConformanceReach,
  type ConformanceVerdict,
} from './conformance-check.ts';
export { conformanceChecks, type ConformanceCheckId } from './conformance-checks.ts';
export { findConformanceReport, formatConformanceReport } from './conformance-report-file.ts';
export { conformanceReportSchema, type ConformanceCheckResult, type ConformanceReport } from './conformance-report.ts';
export type { ConformanceChain } from './conformance-subject.ts';
export { runConformance, type ConformanceProgress, type RunConformanceOptions } from './run-conformance.ts';
export { summarizeConformance, type ConformanceGrade, type ConformanceSummary } from './summarize-conformance.ts';
