import type { Held, Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { send } from '../data/request.ts';
import { useAction } from '../data/use-action.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { useOpenRecord } from '../grid/use-open-record.ts';
import { useShortcuts } from '../layout/use-shortcuts.ts';

const done = {
  release: 'Released: it is treated as if it had never been held',
  discard: 'Discarded as spam',
};

/** A person says what a held submission is. */
export const JudgeHeld = ({ record }: { record: Held }) => {
  const { busy, failure, run } = useAction();
  const [judged, setJudged] = useState(false);
  const { close } = useOpenRecord();
  const refresh = useRefresh();
  const notify = useNotify();

  const judge = (verdict: keyof typeof done) => async () => {
    if (busy || judged) return;
    const answer = await run(() =>
      send<Schemas['JudgedView']>('POST', `/api/admin/held/${record.kind}/${record.id}/${verdict}`),
    );
    if (!answer) return;
    setJudged(true);
    notify(done[verdict]);
    close();
    refresh();
  };
  const release = () => void judge('release')();
  const discard = () => void judge('discard')();
  useShortcuts({ r: release, d: discard });

  return (
    <>
      <FormAlert failure={failure} />
      <p className="acts">
        <button type="button" className="button primary" aria-keyshortcuts="r" disabled={busy} onClick={release}>
          Release <kbd aria-hidden="true">R</kbd>
        </button>
        <button type="button" className="button" aria-keyshortcuts="d" disabled={busy} onClick={discard}>
          Discard as spam <kbd aria-hidden="true">D</kbd>
        </button>
      </p>
    </>
  );
};
