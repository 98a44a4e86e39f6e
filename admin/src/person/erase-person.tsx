import type { Erasure, Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { Part } from '../values/part.tsx';
import { optionsOf, translate } from '../messages/translate.ts';
import { ErasureCounts } from './erasure-counts.tsx';

type Reason = Schemas['EraseRequest']['reason'];

type Props = {
  email: string;
  /** Once everything is gone, for a page that has nothing to show then. */
  erased?: () => void;
};

/** Shows the counts first, then asks for a confirmation, then erases. */
export const ErasePerson = ({ email, erased }: Props) => {
  const notify = useNotify();
  const fields = useFields<{ reason: Reason }>({ reason: 'asked-for' });
  const [erasure, setErasure] = useState<Erasure>();
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();

  const erase = async (dryRun: boolean) => {
    const answer = await run(() => dataProvider.erasePerson({ email, ...fields.values, dryRun }));
    if (!answer) return;
    setErasure(answer);
    setAsking(false);
    if (!answer.erasedAt || !erased) return;
    notify(translate('person.erase.done', { email }));
    erased();
  };

  return (
    <Part title={translate('person.erase.heading')}>
      <Form label={translate('person.erase.form')} busy={busy} fields={fields} submit={() => erase(true)}>
        <SelectField source="reason" label={translate('person.erase.why')} options={optionsOf('person.reasons')} />
        {!asking && <FormAlert failure={failure} text={failure?.errors['email']} />}
        <FormButtons
          save={translate('person.erase.look')}
          quiet={Boolean(erasure?.dryRun)}
          busy={busy}
          missing={!email && translate('form.reasons.emailFirst')}
        />
      </Form>
      {erasure && <ErasureCounts erasure={erasure} email={email} ask={() => setAsking(true)} />}
      {asking && (
        <Confirm
          title={translate('person.erase.question')}
          confirm={translate('person.erase.confirm')}
          busy={busy}
          failure={failure}
          act={() => void erase(false)}
          cancel={() => setAsking(false)}
        >
          <p>
            {translate('person.erase.everythingUnder')} <b>{email}</b> {translate('person.erase.goesForGood')}
          </p>
        </Confirm>
      )}
    </Part>
  );
};
