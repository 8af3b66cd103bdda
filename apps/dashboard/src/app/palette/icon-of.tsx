import type { LucideIcon } from 'lucide-react';

/** An icon as the palette draws it beside a command. */
export function iconOf(Icon: LucideIcon) {
  return <Icon size={18} strokeWidth={1.5} aria-hidden />;
}
