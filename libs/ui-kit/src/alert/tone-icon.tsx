import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Tone } from '../tokens/themes.ts';

const icons: Readonly<Record<Tone, LucideIcon>> = { positive: CircleCheck, caution: TriangleAlert, negative: CircleAlert, info: Info };

export interface ToneIconProps {
  tone: Tone;
  /** Pixels. @default 18 */
  size?: number;
  className?: string | undefined;
}

/** The icon of a tone, to distinguish it without color. */
export function ToneIcon({ tone, size = 18, className }: ToneIconProps) {
  const Icon = icons[tone];
  return <Icon className={className} size={size} strokeWidth={1.5} aria-hidden />;
}
