import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { changes } from '../../data/changes.ts';
import { useFetchAgain } from '../../data/use-read.ts';
import { translate } from '../../messages/translate.ts';
import { ErasePerson } from '../../person/erase-person.tsx';
import { ExportPerson } from '../../person/export-person.tsx';
import { Part } from '../../values/part.tsx';

/** The rights in law of the person behind an application. It covers all that is held under the address. */
export const PersonalData = ({ record: { email } }: { record: Application }) => {
  const fetchAgain = useFetchAgain();
  const navigate = useNavigate();
  // Its two forms cost each person who is opened, and few people need them.
  const [wasOpened, setWasOpened] = useState(false);
  /** There is nothing left of the person to show. */
  const leave = () => {
    void navigate('/applications');
    void fetchAgain(changes.list('applications'));
  };
  return (
    <Part title={translate('applications.personal.heading')}>
      <details onToggle={() => setWasOpened(true)}>
        <summary>{translate('applications.personal.all', { email })}</summary>
        {wasOpened && (
          <>
            <ExportPerson email={email} />
            <ErasePerson email={email} erased={leave} />
          </>
        )}
      </details>
    </Part>
  );
};
