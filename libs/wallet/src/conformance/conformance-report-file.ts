import { conformanceReportSchema, type ConformanceReport } from './conformance-report.ts';

/** Longer files are no reports of ours. */
const charactersMax = 500_000;

/** The report of an exported file; undefined for anything else. */
export function findConformanceReport(text: string): ConformanceReport | undefined {
  if (text.length > charactersMax) return undefined;
  try {
    const parsed = conformanceReportSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** A report as a file of JSON. */
export function formatConformanceReport(report: ConformanceReport): string {
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
