import { useEffect, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { changes } from '../data/changes.ts';
import { dataProvider } from '../data/data-provider.ts';
import { failureOf } from '../data/failure.ts';
import { reads } from '../data/reads.ts';
import { useFetchAgain, useRead } from '../data/use-read.ts';
import { ariaKeyOf } from '../keys/key-map.ts';
import { KeyName } from '../keys/key-name.tsx';
import { useShortcuts } from '../layout/use-shortcuts.ts';
import { translate } from '../messages/translate.ts';
import { doneText, leaveText, type OpenUndo, takenBackText } from './undo-texts.ts';
import './undo.css';

const TICK_MS = 250;

/** The page's clock, in milliseconds, while somebody needs it. */
const useNow = (needed: boolean): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!needed) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [needed]);
  return now;
};

const secondsOf = ({ at, until }: OpenUndo) => Math.round((Date.parse(until) - Date.parse(at)) / 1_000);

/**
 * The line that takes back what this person did last. It knows from the API what can be taken back, so it survives another page and a
 * reload; the newest action comes first, and the one before it when that is taken back or over.
 */
export const UndoLine = () => {
  const { data = [], dataUpdatedAt } = useRead(reads.undo());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const fetchAgain = useFetchAgain();
  const leaveIfOver = useLogoutIfAccessDenied();
  const notify = useNotify();

  const open = data.filter(({ id }) => !taken.includes(id));
  const now = useNow(open.length > 0);
  // By how much time was left, because the two clocks need not agree. The page's last look may be older than the answer.
  const leftMs = ({ remainingMs }: OpenUndo) => remainingMs - Math.max(0, now - dataUpdatedAt);
  const action = open.find((one) => leftMs(one) > 0);

  const undo = async (one: OpenUndo) => {
    setTaken((before) => [...before, one.id]);
    try {
      await dataProvider.undo(one.id);
      notify(takenBackText(one));
    } catch (error) {
      notify(failureOf(error).text, { type: 'error' });
      await leaveIfOver(error).catch(() => undefined);
    }
    await fetchAgain(changes.undone(one.subjects.map(({ id }) => id)));
  };
  useShortcuts({ undo: action && (() => undo(action)) });

  return (
    <div className="undo">
      <p role="status">
        {action && (
          <>
            {doneText(action)}
            {/* The seconds that are left are no news: a screen reader hears of the whole time once. */}
            <span className="visually-hidden"> {leaveText(action, secondsOf(action))}</span>
          </>
        )}
      </p>
      {action && (
        <>
          {action.mails > 0 && (
            <span className="left" aria-hidden="true">
              {leaveText(action, Math.ceil(leftMs(action) / 1_000))}
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
