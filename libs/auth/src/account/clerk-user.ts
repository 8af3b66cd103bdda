import type { useUser } from '@clerk/clerk-react';

/** The user of Clerk's SDK. */
export type ClerkUser = NonNullable<ReturnType<typeof useUser>['user']>;
