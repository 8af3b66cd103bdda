import { may, roles, type Role } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Badge } from '@onepoint/ui-kit/badge';
import { RadioCard } from '@onepoint/ui-kit/radio-card';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import type { Ref } from 'react';
import { useRoleName } from '../../../shared/projects/project-names.ts';
import { useRoleDescription } from '../hooks/use-role-description.ts';

export interface RoleChoiceProps {
  /** Null where the member's role is one that this version does not know. */
  value: Role | null;
  onValueChange: (role: Role) => void;
  /** Marked as the one that holds now. */
  current?: string | undefined;
  /** Role of the reader: only an owner makes owners. */
  myRole: string;
  error?: string | undefined;
  disabled: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Roles to choose from, each with what it may do as the contract's table says. */
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
