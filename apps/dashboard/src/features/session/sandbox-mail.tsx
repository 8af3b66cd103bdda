import { lazy, Suspense } from 'react';

// A build leaves a dynamic import out only where it sees the constant itself: `usesEmbeddedIdentity`, which says the same, comes too late.
const SandboxMailbox =
  import.meta.env.ONEPOINT_CLERK_PUBLISHABLE_KEY === '' ? lazy(() => import('./components/sandbox-mailbox.tsx')) : null;

/** One-time codes of the embedded identity service; nothing where there is a real one. */
export function SandboxMail() {
  return SandboxMailbox ? (
    <Suspense>
      <SandboxMailbox />
    </Suspense>
  ) : null;
}
