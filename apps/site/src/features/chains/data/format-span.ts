const secondMs = 1_000;
const minuteMs = 60_000;
const hourMs = 3_600_000;

/** A span of time by its largest unit, as a reader says it: "0.8 sec", "36 sec", "5 min", "2 hr". */
export function formatSpan(spanMs: number, locale: string): string {
  const [unit, unitMs] =
    spanMs < minuteMs ? (['second', secondMs] as const) : spanMs < hourMs ? (['minute', minuteMs] as const) : (['hour', hourMs] as const);
  const maximumFractionDigits = spanMs < 10 * secondMs ? 1 : 0;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }).format(spanMs / unitMs);
}
