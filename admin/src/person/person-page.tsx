import { limits } from '@frontdoor/contract';
import { Fields } from '../form/fields/fields.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { Page } from '../layout/page.tsx';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';

/** A person's rights in law: an export of all their data, and its erasure. */
export const PersonPage = () => {
  const fields = useFields({ email: '' });
  const email = fields.values.email.trim();
  return (
    <Page heading="Personal data">
      <p>
        Everything that is held under one e-mail address, of applications as well as of enquiries. Both steps stand in
        the audit log.
      </p>
      <div className="form">
        <Fields held={fields}>
          <TextField source="email" label="E-mail of the person" type="email" maxLength={limits.PersonRequest.email} />
        </Fields>
      </div>
      <ExportPerson email={email} />
      <ErasePerson key={email} email={email} />
    </Page>
  );
};
