import { serviceChains, type ServiceChainSlug } from '@onepoint/chains';
import { useTranslation } from '@onepoint/i18n';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { SelectOption } from '@onepoint/ui-kit/select';

/** The chains as options; the one that `disabled` names cannot be chosen. */
export function useChainOptions(disabled?: ServiceChainSlug): readonly SelectOption<ServiceChainSlug>[] {
  const { t } = useTranslation('page');
  return serviceChains.map(({ slug, name, testnet }) => ({
    value: slug,
    label: name,
    description: slug === disabled ? t('draft.selectx.notServed') : t(testnet ? 'draft.selectx.testnet' : 'draft.selectx.mainnet'),
    icon: <ChainIcon chain={slug} size={20} />,
    disabled: slug === disabled,
  }));
}
