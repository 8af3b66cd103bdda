/** The product's mark: many lines, one point. */
export function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden focusable="false">
      <rect width="28" height="28" rx="8" fill="var(--color-accent)" />
      <g fill="none" stroke="var(--color-accent-text-on)" strokeWidth="1.75" strokeLinecap="round">
        <path d="M6 8c5 0 6 6 10 6" />
        <path d="M6 14h10" />
        <path d="M6 20c5 0 6-6 10-6" />
      </g>
      <circle cx="19.5" cy="14" r="3.25" fill="var(--color-accent-text-on)" />
    </svg>
  );
}
