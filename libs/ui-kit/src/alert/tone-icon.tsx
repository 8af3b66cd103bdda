import { CircleAlert, CircleCheck, Info, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Tone } from '../tokens/themes.ts';

const icons: Readonly<Record<Tone, LucideIcon>> = { positive: CircleCheck, caution: TriangleAlert, negative: CircleAlert, info: Info };

export interface ToneIconProps {
  tone: Tone;
  /** Pixels. @default 18 */
  size?: number;
  className?: string | undefined;
}

/** The icon by which a tone is told apart without colour. */
export function ToneIcon({ tone, size = 18, className }: ToneIconProps) {
  const Icon = icons[tone];
  return <Icon className={className} size={size} strokeWidth={1.5} aria-hidden />;
}
