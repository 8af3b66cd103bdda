import type { Member } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Table } from '@onepoint/ui-kit/table';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useRoleName } from '../../../shared/projects/project-names.ts';
import { membersColumns, type MembersColumnsParameters } from './members-columns.tsx';

export interface MembersTableProps extends Pick<MembersColumnsParameters, 'myUserId' | 'commands'> {
  /** Undefined while they are loading. */
  members: readonly Member[] | undefined;
}

export function MembersTable({ members, ...parameters }: MembersTableProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const roleName = useRoleName();
  return (
    <Table
      caption={t('members.table')}
      columns={membersColumns({ t, format, roleName, ...parameters })}
      rows={members ?? []}
      rowId={({ id }) => id}
      loadingRows={members ? 0 : 3}
    />
  );
}
