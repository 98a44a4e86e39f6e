import type { Session } from '@frontdoor/contract';
import { usePermissions } from 'react-admin';
import { company } from '../company.ts';
import { translate } from '../messages/translate.ts';

export const Brand = () => {
  const { permissions } = usePermissions();
  const role = permissions as Session['role'] | undefined;
  return (
    <p className="brand">
      <span className="whole">{company}</span>
      <span className="letter" aria-hidden="true">
        {company.charAt(0)}
      </span>{' '}
      <span className="mono">{role && translate(`layout.brands.${role}`)}</span>
    </p>
  );
};
