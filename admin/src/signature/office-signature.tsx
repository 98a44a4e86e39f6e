import { Link } from 'react-router-dom';
import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { LoadFailure } from '../grid/load-failure.tsx';
import { translate } from '../messages/translate.ts';
import { useRole } from '../session/role.ts';
import { timeText } from '../values/times/dates.ts';
import { EditSignature } from './edit-signature.tsx';
import { ShownSignature } from './shown-signature.tsx';

/** What mails end with that have no signature of a person: general administrators change it, HR reads it. */
export const OfficeSignature = () => {
  const role = useRole();
  const { data, isError, refetch } = useRead(reads.signatures());
  if (isError && !data) return <LoadFailure text={translate('signatures.notLoaded')} retry={() => void refetch()} />;
  const { text = '', shown = '', updatedAt = null, updatedBy = null } = data?.office ?? {};
  const changed =
    updatedAt && updatedBy && translate('signatures.changed', { time: timeText(updatedAt), name: updatedBy });
  return (
    <details className="office-signature">
      <summary>
        {translate('signatures.form.office')}
        {data && <span className="soft">{changed ?? translate('signatures.none')}</span>}
      </summary>
      {data && role === 'general' && <EditSignature of="office" signature={data.office} />}
      {data &&
        role === 'hr' &&
        (text === '' ? <p>{translate('signatures.noOffice')}</p> : <ShownSignature text={shown} />)}
      <p className="soft">
        <Link to="/account" className="link">
          {translate('signatures.ownPlace')}
        </Link>
      </p>
    </details>
  );
};
