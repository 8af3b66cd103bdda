export { collectAnnouncements } from './announcement-checks.ts';
export {
  conformanceEips,
  type ConformanceEip,
  type ConformanceLevel,
  type ConformanceReach,
  type ConformanceVerdict,
} from './conformance-check.ts';
export {
  formatConformanceReport,
  summarizeConformance,
  type ConformanceCheckResult,
  type ConformanceGrade,
  type ConformanceReport,
} from './conformance-report.ts';
export { conformanceChecks, runConformance, type ConformanceCheckId, type ConformanceProgress } from './run-conformance.ts';
