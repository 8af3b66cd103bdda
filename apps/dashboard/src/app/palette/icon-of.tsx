import type { LucideIcon } from 'lucide-react';

/** An icon at the size of a command. */
export function iconOf(Icon: LucideIcon) {
  return <Icon size={18} strokeWidth={1.5} aria-hidden />;
}
