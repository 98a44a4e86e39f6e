import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { changes } from '../../data/changes.ts';
import { dataProvider } from '../../data/data-provider.ts';
import { failureOf } from '../../data/failure.ts';
import type { Offer } from '../../data/calls/undo-calls.ts';
import { reads } from '../../data/reads.ts';
import { useFetchAgain, useRead } from '../../data/use-read.ts';
import { ariaKeyOf } from '../../keys/key-map.ts';
import { KeyName } from '../../keys/key-name.tsx';
import { useShortcuts } from '../use-shortcuts.ts';
import { translate } from '../../messages/translate.ts';
import { leaveIfOver } from '../../session/leave-if-over.ts';
import { doneText, leaveText, takenBackText } from './undo-texts.ts';

const TICK_MS = 250;

/** The page's clock, in milliseconds since 1970, which goes until a moment. */
const useNow = (until: number): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  return now;
};

/**
 * The line that takes back what this person did last. It knows from the API what can be taken back, so it survives another page and a
 * reload; the newest action comes first, and the one before it when that is taken back or over.
 */
export const UndoLine = () => {
  const { data = [] } = useRead(reads.undo());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const fetchAgain = useFetchAgain();
  const notify = useNotify();

  const open = data.filter(({ id }) => !taken.includes(id));
  const now = useNow(Math.max(0, ...open.map(({ endsAt }) => endsAt)));
  const action = open.find(({ endsAt }) => endsAt > now);

  const undo = async (one: Offer) => {
    setTaken((before) => [...before, one.id]);
    try {
      await dataProvider.undo(one.id);
      notify(takenBackText(one));
    } catch (error) {
      notify(failureOf(error).text, { type: 'error' });
      await leaveIfOver(error);
    }
    await fetchAgain(changes.undone(one.subjects.map(({ id }) => id)));
  };
  useShortcuts({ undo: action && (() => undo(action)) });

  return (
    <div className="line">
      <p role="status">
        {action && (
          <>
            {doneText(action)}
            {/* The seconds that are left are no news: a screen reader hears of the whole time once. */}
            <span className="visually-hidden"> {leaveText(action, action.seconds)}</span>
          </>
        )}
      </p>
      {action && (
        <>
          {action.mails > 0 && (
            <span className="left" aria-hidden="true">
              {leaveText(action, Math.min(action.seconds, Math.ceil((action.endsAt - now) / 1_000)))}
            </span>
          )}
          <button type="button" aria-keyshortcuts={ariaKeyOf('undo')} onClick={() => void undo(action)}>
            {translate('buttons.undo')} <KeyName of="undo" />
          </button>
        </>
      )}
    </div>
  );
};
