import { useUser } from '@clerk/clerk-react';
import { displayedIdentifier, useSession } from '@onepoint/auth/react';
import { useState } from 'react';

/** What the apps do with a session, one control each; the walk presses them. */
export function Account() {
  const { user, getToken, signOut, signOutEverywhere } = useSession();
  const { user: clerkUser } = useUser();
  const [output, setOutput] = useState('');
  if (!user || !clerkUser) return null;
  const show = (work: () => Promise<string>) => () => {
    setOutput('');
    work().then(setOutput, (error: unknown) => setOutput(`failed: ${String(error)}`));
  };
  return (
    <main>
      <h1>{displayedIdentifier(user)}</h1>
      <output aria-label="user">{JSON.stringify(user)}</output>
      <output aria-label="output">{output}</output>
      <button type="button" onClick={show(async () => (await getToken()) ?? 'none')}>
        token
      </button>
      <button type="button" onClick={show(async () => (await clerkUser.update({ firstName: 'Grace', lastName: 'Hopper' })).fullName ?? '')}>
        rename
      </button>
      <button
        type="button"
        onClick={show(async () =>
          (await clerkUser.createEmailAddress({ email: 'second@example.com' }))
            .prepareVerification({ strategy: 'email_code' })
            .then(({ id }) => id),
        )}
      >
        add e-mail
      </button>
      <button
        type="button"
        onClick={show(async () => {
          const added = clerkUser.emailAddresses.find(({ emailAddress }) => emailAddress === 'second@example.com');
          await added?.attemptVerification({ code: prompt('code') ?? '' });
          await clerkUser.update({ primaryEmailAddressId: added?.id ?? '' });
          return clerkUser.primaryEmailAddress?.emailAddress ?? '';
        })}
      >
        verify e-mail
      </button>
      <button
        type="button"
        onClick={show(async () => String((await clerkUser.updatePassword({ newPassword: 'correct horse 9' })).passwordEnabled))}
      >
        set password
      </button>
      <button type="button" onClick={show(async () => String((await clerkUser.getSessions()).length))}>
        sessions
      </button>
      <button type="button" onClick={() => void signOut()}>
        sign out
      </button>
      <button type="button" onClick={() => void signOutEverywhere()}>
        sign out everywhere
      </button>
    </main>
  );
}
