import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';

// A build leaves a dynamic import out only where it sees the constant itself: `usesEmbeddedIdentity`, which says the same, comes too late.
const SandboxMailbox =
  import.meta.env.ONEPOINT_CLERK_PUBLISHABLE_KEY === ''
    ? onDemand(async () => (await import('./components/sandbox-mailbox.tsx')).default, { isOptional: true })
    : null;

/** One-time codes of the embedded identity service; nothing where there is a real one. */
export function SandboxMail() {
  return SandboxMailbox ? (
    <Suspense>
      <SandboxMailbox />
    </Suspense>
  ) : null;
}
