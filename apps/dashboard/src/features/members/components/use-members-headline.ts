import { useTranslation } from '@onepoint/i18n';
import { useFormat } from '../../../shared/format/use-format.ts';

/** How many are in and how many are invited; undefined until the members are there. */
export function useMembersHeadline(memberCount: number | undefined, invitationCount: number): string | undefined {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  if (memberCount === undefined) return undefined;
  const members = t('members.headline.count', { count: memberCount, formatted: format.number(memberCount) });
  if (invitationCount === 0) return members;
  return `${members}, ${t('members.headline.invited', { count: invitationCount, formatted: format.number(invitationCount) })}`;
}
