import { reads } from '../data/reads.ts';
import { useRead } from '../data/use-read.ts';
import { LoadFailure } from '../grid/load-failure.tsx';
import { translate } from '../messages/translate.ts';
import { Part } from '../values/part.tsx';
import { EditSignature } from './edit-signature.tsx';

/** What mails end with that the signed-in person writes. */
export const OwnSignature = () => {
  const { data, isError, refetch } = useRead(reads.signatures());
  return (
    <Part title={translate('signatures.form.own')}>
      {data && <EditSignature of="own" signature={data.own} />}
      {isError && !data && <LoadFailure text={translate('signatures.notLoaded')} retry={() => void refetch()} />}
      {!data && !isError && <p className="soft">{translate('values.loading')}</p>}
    </Part>
  );
};
