import { useTranslation } from '@onepoint/i18n';
import { providerFault } from '../data/provider-fault.ts';

/** What the API saw at an address that it refused, in words; undefined where an error is about something else. */
export function useProviderRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('dashboard');
  return (error) => {
    const fault = providerFault(error);
    return fault === undefined ? undefined : t(`providers.refused.${fault}`);
  };
}
