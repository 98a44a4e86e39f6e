import { idOf as idOfForm, type Faults, type Field, type Values } from '../values.ts';
import { consents as words } from '../form-words.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { TickField } from '../../ui/fields/tick-field.tsx';

type ConsentsProps = {
  values: Values;
  faults: Faults;
  idOf?: (field: Field) => string;
  onChange: (changes: Partial<Values>) => void;
};

export function Consents({ values, faults, idOf = idOfForm, onChange }: ConsentsProps) {
  return (
    <>
      <TickField
        id={idOf('agree')}
        name="agree"
        checked={values.agree}
        fault={faults.agree}
        onTick={(agree) => onChange({ agree })}
      >
        {words.before}{' '}
        <PageLink to="/term" target="_blank" className="underlined">
          {words.terms}
          <span className="sr-only"> {words.newTab}</span>
        </PageLink>{' '}
        {words.between}{' '}
        <PageLink to="/privacy" target="_blank" className="underlined">
          {words.privacy}
          <span className="sr-only"> {words.newTab}</span>
        </PageLink>
        .
      </TickField>
      <TickField
        id={idOf('ageConfirmed')}
        name="ageConfirmed"
        checked={values.ageConfirmed}
        fault={faults.ageConfirmed}
        onTick={(ageConfirmed) => onChange({ ageConfirmed })}
      >
        {words.age}
      </TickField>
    </>
  );
}
