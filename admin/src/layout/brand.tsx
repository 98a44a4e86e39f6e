import { memo } from 'react';
import { company } from '../company.ts';
import { translate } from '../messages/translate.ts';
import { useRole } from '../session/role.ts';

export const Brand = memo(() => {
  const role = useRole();
  return (
    <p className="brand">
      <span className="whole">{company}</span>
      <span className="letter" aria-hidden="true">
        {company.charAt(0)}
      </span>{' '}
      <span className="mono">{role && translate(`layout.brands.${role}`)}</span>
    </p>
  );
});
Brand.displayName = 'Brand';
