import type {
  ConformanceCheckId,
  ConformanceEip,
  ConformanceGrade,
  ConformanceLevel,
  ConformanceVerdict,
} from '@onepoint/wallet/conformance';

/** Everything that a printed report says, in the reader's language. */
export interface ReportTexts {
  readonly title: string;
  readonly verdicts: Readonly<Record<ConformanceVerdict, string>>;
  readonly levels: Readonly<Record<ConformanceLevel, string>>;
  readonly grades: Readonly<Record<ConformanceGrade, string>>;
  readonly eips: Readonly<Record<ConformanceEip, string>>;
  readonly checks: Readonly<Record<ConformanceCheckId, string>>;
}
