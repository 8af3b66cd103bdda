import { publicConfig } from '@onepoint/site-config';
import { onDemand } from '@onepoint/ui-kit/on-demand';
import { Suspense } from 'react';

// The build removes this import only if it sees the constant itself, so don't use `usesEmbeddedIdentity` here.
const SandboxMailbox =
  import.meta.env.ONEPOINT_EMBEDDED_IDENTITY === 'true'
    ? onDemand(async () => (await import('./sandbox-mailbox.tsx')).SandboxMailbox, { isOptional: true })
    : null;

/** Shows the embedded identity service's one-time codes. Renders nothing with a real service. */
export function SandboxMail() {
  return SandboxMailbox && publicConfig.clerkPublishableKey === '' ? (
    <Suspense>
      <SandboxMailbox />
    </Suspense>
  ) : null;
}
