import { limits } from '@frontdoor/contract';
import { Fields } from '../form/fields/fields.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { useFields } from '../form/fields/use-fields.ts';
import { Page } from '../layout/page.tsx';
import { translate } from '../messages/translate.ts';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';

/** A person's rights in law: an export of all their data, and its erasure. */
export const PersonPage = () => {
  const fields = useFields({ email: '' });
  const email = fields.values.email.trim();
  return (
    <Page heading={translate('person.heading')}>
      <p>{translate('person.intro')}</p>
      <div className="form">
        <Fields fields={fields}>
          <TextField
            source="email"
            label={translate('person.email')}
            type="email"
            maxLength={limits.PersonRequest.email}
          />
        </Fields>
      </div>
      <ExportPerson email={email} />
      <ErasePerson key={email} email={email} />
    </Page>
  );
};
