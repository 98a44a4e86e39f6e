import type { Application } from '@frontdoor/contract';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { reads } from '../../data/reads.ts';
import { useAction } from '../../data/use-action.ts';
import { useFetchAgain, useRead } from '../../data/use-read.ts';
import { FormAlert } from '../../form/form-alert.tsx';
import { translate } from '../../messages/translate.ts';
import { dateText } from '../../values/times/dates.ts';
import { useRested } from '../use-rested.ts';

/** The search begins once typing has paused, in milliseconds. */
const PAUSE_MS = 300;
/** Fewer letters find everybody. */
const LEAST_LETTERS = 2;
const MOST_FOUND = 6;

type Props = {
  application: Application;
  /** The ids of the applications that are linked already. */
  linked: readonly string[];
};

/** Finds another application of the same person by name, e-mail or reference, and links it. */
export const LinkDuplicate = ({ application, linked }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const sought = useRested(typed.trim(), PAUSE_MS);
  const isSought = sought.length >= LEAST_LETTERS;
  const { data } = useRead(reads.foundApplications(sought), isSought);
  const { busy, failure, run } = useAction();
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const others = (data ?? [])
    .filter((one) => one.id !== application.id && !linked.includes(one.id))
    .slice(0, MOST_FOUND);
  const link = async ({ id: otherId, reference }: Application) => {
    if (!(await run(() => dataProvider.linkDuplicate(application.id, otherId)))) return;
    setTyped('');
    notify(translate('people.linked', { reference }));
    await fetchAgain(changes.duplicates());
  };
  const countText =
    others.length === 0 ? translate('people.nobody') : translate('people.found', { count: others.length });

  return (
    <div className="link-another">
      <div className="field">
        <label htmlFor={id} className="mono">
          {translate('people.search')}
        </label>
        <p id={`${id}-hint`} className="hint">
          {translate('people.searchHint')}
        </p>
        <input
          id={id}
          type="search"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <FormAlert failure={failure} />
      <p role="status" className="soft">
        {isSought && data && countText}
      </p>
      {isSought && others.length > 0 && (
        <ul className="plain">
          {others.map((one) => (
            <li key={one.id} className="row">
              <p>
                <b>{one.name}</b>, {one.apply}
                <span className="mono soft under-line">
                  {one.reference} · {one.email} · {dateText(one.createdAt)}
                </span>
              </p>
              <button type="button" className="link" disabled={busy} onClick={() => void link(one)}>
                {translate('people.link')}
                <span className="visually-hidden"> {one.reference}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
