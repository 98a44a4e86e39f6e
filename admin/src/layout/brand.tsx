import { usePermissions } from 'react-admin';
import { company } from '../company.ts';

const tags: Record<string, string> = { hr: 'HR', general: 'Admin' };

export const Brand = () => {
  const { permissions } = usePermissions();
  return (
    <p className="brand">
      {company} <span className="mono">{tags[permissions]}</span>
    </p>
  );
};
