import { publicConfig } from '@onepoint/site-config';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';

// The build removes this import only if it sees the constant itself, so this can't use `usesEmbeddedIdentity`.
const SandboxMailbox =
  import.meta.env.ONEPOINT_EMBEDDED_IDENTITY === 'true'
    ? onDemand(async () => (await import('./sandbox-mailbox.tsx')).SandboxMailbox, { isOptional: true })
    : null;

/** One-time codes of the embedded identity service; nothing with a real one. */
export function SandboxMail() {
  return SandboxMailbox && publicConfig.clerkPublishableKey === '' ? (
    <Suspense>
      <SandboxMailbox />
    </Suspense>
  ) : null;
}
