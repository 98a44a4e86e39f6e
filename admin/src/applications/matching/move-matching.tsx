import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { readTemplate } from '../mails/read-template.ts';
import { MoveForm } from '../move/move-form.tsx';
import { moveBody, moveFaults, nothingChosen } from '../move/move-values.ts';
import { ShownMails } from './shown-mails.tsx';
import type { Matching } from './use-matching.ts';
import { useMatchingMails } from './use-matching-mails.ts';

type Props = { matching: Matching; close: () => void };

/** Moves all that match, and shows all of their mails. */
export const MoveMatching = ({ matching, close }: Props) => {
  const { busy, act } = matching;
  const draft = useNewDraft('applications/matching/move', nothingChosen, (typed) => moveFaults(typed));
  const mails = useMatchingMails(matching, draft.values.stage);
  return (
    <MoveForm
      mailCount={mails.count}
      renderMails={(_, mail) => <ShownMails mails={mails} mail={mail} />}
      draft={draft}
      busy={busy}
      failure={undefined}
      readMail={readTemplate}
      move={async (values) => {
        if (await act({ move: moveBody(values), oneMail: mails.oneMail })) draft.drop();
      }}
      close={close}
    />
  );
};
