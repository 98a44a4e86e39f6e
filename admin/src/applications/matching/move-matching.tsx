import type { Application } from '@frontdoor/contract';
import { useListContext } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { MoveForm } from '../move/move-form.tsx';
import { lettersTo } from '../people/letters.ts';
import { moveBody, moveFaults, nothingChosen } from '../move/move-values.ts';
import type { Stage } from '../stages.ts';
import type { Matching } from './use-matching.ts';

type Props = { matching: Matching; close: () => void };

const readTemplate = async (stage: Stage) => {
  const template = await dataProvider.readStageTemplate(stage);
  return { subject: template?.subject ?? '', body: template?.body ?? '' };
};

/** The mails of this page stand for the others. */
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
