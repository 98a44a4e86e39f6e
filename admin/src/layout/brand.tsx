import type { Session } from '@frontdoor/contract';
import { usePermissions } from 'react-admin';
import { company } from '../company.ts';

const tags: Record<Session['role'], string> = { hr: 'HR', general: 'Admin' };

export const Brand = () => {
  const { permissions } = usePermissions();
  return (
    <p className="brand">
      {company} <span className="mono">{tags[permissions as Session['role']]}</span>
    </p>
  );
};
