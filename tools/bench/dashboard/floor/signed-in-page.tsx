import { useUser } from '@clerk/clerk-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createStore, useStore } from 'zustand';

const preferences = createStore(() => ({ theme: 'light' }));

/** One heading for the signed-in user. Uses each library once so that it stays in the build. */
export function SignedInPage() {
  const { t } = useTranslation();
  const { user } = useUser();
  const theme = useStore(preferences, (state) => state.theme);
  const { data } = useQuery({ queryKey: ['title'], queryFn: () => 'title', initialData: 'title' });
  return user ? <h1 data-theme={theme}>{t(data)}</h1> : null;
}
