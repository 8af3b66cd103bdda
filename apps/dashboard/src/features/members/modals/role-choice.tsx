import { may, roles, type Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { type Ref, useMemo } from 'react';
import { useRoleName } from '../../../shared/projects/project-names.ts';
import { rolePowers } from '../members.rules.ts';

interface RoleChoiceProps {
  /** Null if this version doesn't know the member's role. */
  value: Role | null;
  onValueChange: (role: Role) => void;
  current?: string | undefined;
  /** Role of the current user. Only owners can make others owners. */
  myRole: string;
  error?: string | undefined;
  disabled: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function RoleChoice({ value, onValueChange, current, myRole, error, disabled, ref }: RoleChoiceProps) {
  const { t } = useTranslation('modals');
  const roleName = useRoleName();
  const describe = useRoleDescription();
  return (
    <RadioGroup
      label={t('roleChoice.label')}
      description={current === undefined ? t('roleChoice.hint') : undefined}
      value={value}
      onValueChange={onValueChange}
      error={error}
      disabled={disabled}
      ref={ref}
    >
      {roles.map((role) => (
        <RadioCard
          key={role}
          value={role}
          disabled={role === 'owner' && !may(myRole, 'owner:manage')}
          disabledReason={t('roleChoice.ownerOnly')}
          label={roleName(role)}
          description={describe(role)}
          aside={role === current ? <Badge>{t('roleChoice.current')}</Badge> : undefined}
        />
      ))}
    </RadioGroup>
  );
}

function useRoleDescription(): (role: Role) => string {
  const { t, i18n } = useTranslation('modals');
  const list = useMemo(() => new Intl.ListFormat(i18n.language), [i18n.language]);
  return (role) => {
    const { powers, hidden } = rolePowers(role);
    if (powers.length > 0) return t('roleChoice.may', { actions: list.format(powers.map((name) => t(`roleChoice.powers.${name}`))) });
    if (hidden.length === 0) return t('roleChoice.readsAll');
    return t('roleChoice.readsAllBut', { hidden: list.format(hidden.map((name) => t(`roleChoice.reads.${name}`))) });
  };
}
