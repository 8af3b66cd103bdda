import { AuthenticateWithRedirectCallback } from '@clerk/clerk-react';
import { ClerkParts } from '@onepoint/auth/clerk';
import { parseRedirect } from '@onepoint/auth/react';
import { useSearchParams } from 'react-router';
import { SessionWait } from './components/session-wait.tsx';

export interface SsoCallbackPageProps {
  /** Path of the sign-in page, where a failed return leads. */
  loginPath: string;
  /** Path of the workspace, where it leads when the address names nothing else. */
  workspacePath: string;
}

/** Where an external identity provider sends people back to: finishes signing in and leads on. */
export function SsoCallbackPage({ loginPath, workspacePath }: SsoCallbackPageProps) {
  const [search] = useSearchParams();
  const redirect = parseRedirect(search.get('redirect'), workspacePath);
  return (
    <>
      <SessionWait />
      <ClerkParts>
        <AuthenticateWithRedirectCallback
          signInUrl={loginPath}
          signUpUrl={loginPath}
          signInFallbackRedirectUrl={redirect}
          signUpFallbackRedirectUrl={redirect}
        />
      </ClerkParts>
    </>
  );
}
