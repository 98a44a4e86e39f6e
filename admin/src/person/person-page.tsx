import { useState } from 'react';
import { TextField } from '../form/text-field.tsx';
import { Page } from '../layout/page.tsx';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';

/** What the law gives a person: all that is held about them, and its erasure. */
export const PersonPage = () => {
  const [email, setEmail] = useState('');
  return (
    <Page heading="Personal data">
      <p>
        Everything that is held under one e-mail address, of applications as well as of enquiries. Both steps stand in
        the audit log.
      </p>
      <div className="form">
        <TextField label="E-mail of the person" type="email" maxLength={254} value={email} change={setEmail} />
      </div>
      <ExportPerson email={email.trim()} />
      <ErasePerson key={email.trim()} email={email.trim()} />
    </Page>
  );
};
