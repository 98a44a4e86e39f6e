import { idOf, type Faults, type Values } from '../../application/values.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { TickField } from '../../ui/tick-field.tsx';

type ConsentsProps = { values: Values; faults: Faults; onChange: (changes: Partial<Values>) => void };

export function Consents({ values, faults, onChange }: ConsentsProps) {
  return (
    <>
      <TickField
        id={idOf('agree')}
        name="agree"
        checked={values.agree}
        fault={faults.agree}
        onTick={(agree) => onChange({ agree })}
      >
        I agree to the{' '}
        <PageLink to="/term" target="_blank" className="underlined">
          terms<span className="sr-only"> (opens in a new tab)</span>
        </PageLink>{' '}
        and the{' '}
        <PageLink to="/privacy" target="_blank" className="underlined">
          privacy policy<span className="sr-only"> (opens in a new tab)</span>
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
        I am 18 or older, or my parent or guardian consents to this application.
      </TickField>
    </>
  );
}
