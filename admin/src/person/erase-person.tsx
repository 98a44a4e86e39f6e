import type { Erasure, Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { dataProvider } from '../data/data-provider.ts';
import { useAction } from '../data/use-action.ts';
import { Confirm } from '../form/confirm.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/fields/select-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { optionsOf } from '../values/options.ts';
import { Part } from '../values/part.tsx';
import { ErasureCounts } from './erasure-counts.tsx';

type Reason = Schemas['EraseRequest']['reason'];

const reasons = optionsOf<Reason>({
  'asked-for': 'The person asks for it',
  'consent-withdrawn': 'Consent was withdrawn',
  'under-age': 'The person is too young',
  'not-needed': 'It is not needed any more',
});

/** Shows the counts first, then asks for a confirmation, then erases. */
export const ErasePerson = ({ email }: { email: string }) => {
  const fields = useFields<{ reason: Reason }>({ reason: 'asked-for' });
  const [found, setFound] = useState<Erasure>();
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useAction();

  const erase = async (dryRun: boolean) => {
    const answer = await run(() => dataProvider.erasePerson({ email, ...fields.values, dryRun }));
    if (!answer) return;
    setFound(answer);
    setAsking(false);
  };

  return (
    <Part title="Erase">
      <Form label="Erase a person" busy={busy} held={fields} submit={() => erase(true)}>
        <SelectField source="reason" label="Why" options={reasons} />
        {!asking && <FormAlert failure={failure} text={failure?.errors['email']} />}
        <FormButtons save="Look what would go" busy={busy} disabled={!email} />
      </Form>
      {found && <ErasureCounts erasure={found} email={email} ask={() => setAsking(true)} />}
      {asking && (
        <Confirm
          title="Erase all of this?"
          confirm="Erase for good"
          busy={busy}
          failure={failure}
          act={() => void erase(false)}
          cancel={() => setAsking(false)}
        >
          <p>
            Everything under <b>{email}</b> goes, with its files. Nobody can bring it back, and a restored backup erases
            it again.
          </p>
        </Confirm>
      )}
    </Part>
  );
};
