import type { Application } from '@frontdoor/contract';
import { useListContext } from 'react-admin';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { readTemplate } from '../mails/read-template.ts';
import { MoveForm } from '../move/move-form.tsx';
import { lettersTo } from '../people/letters.ts';
import { moveBody, moveFaults, nothingChosen } from '../move/move-values.ts';
import type { Matching } from './use-matching.ts';

type Props = { matching: Matching; close: () => void };

/** Moves all that match. Of their mails it shows those to the applicants of this page. */
export const MoveMatching = ({ matching: { count, busy, act }, close }: Props) => {
  const { data = [] } = useListContext<Application>();
  const draft = useNewDraft('applications/matching/move', nothingChosen, (typed) => moveFaults(typed));
  return (
    <MoveForm
      to={lettersTo(data, [])}
      count={count}
      draft={draft}
      busy={busy}
      failure={undefined}
      readMail={readTemplate}
      move={async (values) => {
        if (await act({ move: moveBody(values) })) draft.drop();
      }}
      close={close}
    />
  );
};
