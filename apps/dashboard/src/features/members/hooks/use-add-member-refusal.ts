import { ApiError } from '@onepoint/api-client';
import { useTranslation } from '@onepoint/i18n';

/** What the API's refusal says of the person who was named, for their field; undefined for failures that are not about them. */
export function useAddMemberRefusal(): (error: unknown) => string | undefined {
  const { t } = useTranslation('modals');
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    if (error.code === 'MEMBER_EXISTS') return t('addMember.exists');
    return error.code === 'USER_NOT_FOUND' ? t('addMember.noUser') : undefined;
  };
}
