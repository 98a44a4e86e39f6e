import type { Application, Duplicate } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain, useRead } from '../../data/use-read.ts';
import { useOfferUndo } from '../../form/use-offer-undo.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { dateText } from '../../values/times/dates.ts';
import { Part } from '../../values/part.tsx';
import { Reading } from '../../values/reading.tsx';
import { translate } from '../../messages/translate.ts';
import { offerAbout } from '../offer-about.ts';
import { Compare } from '../people/compare.tsx';
import { LinkDuplicate } from './link-duplicate.tsx';

/** So many columns can be read side by side. */
const MOST_COMPARED = 8;

const sameText = (reason: Duplicate['reasons'][number]) => translate(`applications.duplicates.reasons.${reason}`);

const reasonText = ({ reasons, state }: Duplicate) =>
  [
    state === 'linked' && translate('applications.duplicates.linkedByHand'),
    reasons.length > 0 && translate('applications.duplicates.same', { reasons: reasons.map(sameText).join(', ') }),
  ]
    .filter(Boolean)
    .join(', ');

/** Other applications that seem to be by the same person. */
export const AlsoApplied = ({ record }: { record: Application }) => {
  const query = useRead(reads.openedPart(record.id, 'alsoApplied'));
  const [comparing, setComparing] = useState(false);
  const others = query.data ?? [];
  const comparable = [record.id, ...others.map(({ id }) => id)].slice(0, MOST_COMPARED);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const unlink = async (id: string) => {
    const gone = await run(() => dataProvider.unlinkDuplicate(record.id, id));
    if (!gone) return;
    await fetchAgain(changes.duplicates());
    const done = { kind: 'unlink', deed: 'unlink', mails: 0, mailsLeaveAt: null } as const;
    if (!offerUndo(gone.undo, { ...done, ...offerAbout([record]) }))
      notify(translate('applications.duplicates.unlinked', { reference: gone.reference }));
  };

  return (
    <Part title={translate('applications.duplicates.heading')}>
      <FormAlert failure={failure} />
      <Reading query={query} what={translate('applications.duplicates.others')}>
        {() =>
          others.length === 0 ? (
            <p className="soft">{translate('applications.duplicates.none')}</p>
          ) : (
            <ul className="plain">
              {others.map((other) => (
                <li key={other.id} className="row">
                  <p>
                    <Link to={`/applications/${other.id}/show`}>{other.apply}</Link>, {dateText(other.createdAt)}
                    <span className="mono soft under-line">
                      {other.reference} · {other.stage} · {reasonText(other)}
                    </span>
                  </p>
                  <button type="button" className="link" disabled={busy} onClick={() => void unlink(other.id)}>
                    {translate('applications.duplicates.unlink')}
                    <span className="visually-hidden"> {other.reference}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Reading>
      {comparable.length > 1 && (
        <p className="acts">
          <button type="button" className="button" onClick={() => setComparing(true)}>
            {translate('people.compare')}
          </button>
        </p>
      )}
      {comparing && <Compare ids={comparable} close={() => setComparing(false)} />}
      <LinkDuplicate application={record} linked={others.map(({ id }) => id)} />
    </Part>
  );
};
