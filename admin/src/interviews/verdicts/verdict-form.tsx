import { limits, type Interview } from '@frontdoor/contract';
import { useNotify } from 'react-admin';
import { dataProvider } from '../../data/data-provider.ts';
import { useNewDraft } from '../../form/drafts/use-draft.ts';
import { RadioField } from '../../form/fields/radio-field.tsx';
import { TextField } from '../../form/fields/text-field.tsx';
import { FormAlert } from '../../form/form-alert.tsx';
import { FormButtons } from '../../form/form-buttons.tsx';
import { Form } from '../../form/form.tsx';
import { translate } from '../../messages/translate.ts';
import { clockText } from '../interview-text.ts';
import { useInterviewAction } from '../use-interview-action.ts';
import { type VerdictWord, verdictOptions } from './verdict-words.ts';

const nothing = { verdict: '' as VerdictWord | '', reason: '' };

const faults = ({ verdict, reason }: typeof nothing) => ({
  ...(!verdict && { verdict: translate('interviews.missing.verdict') }),
  ...(!reason.trim() && { reason: translate('interviews.missing.reason') }),
});

/** What somebody who took part thinks: one of four words, and a sentence. */
export const VerdictForm = ({ interview }: { interview: Interview }) => {
  const { id, applicationId, startsAt, zone } = interview;
  const draft = useNewDraft(`interviews/${id}/verdict`, nothing, faults);
  const { busy, failure, run, lookAgain } = useInterviewAction(applicationId);
  const notify = useNotify();
  const submit = async () => {
    const { verdict, reason } = draft.values;
    if (!verdict) return;
    if (!(await run(() => dataProvider.giveVerdict(id, { verdict, reason: reason.trim() })))) return;
    draft.drop();
    notify(translate('interviews.verdictDone'));
    lookAgain();
  };
  return (
    <Form
      label={translate('interviews.verdictOf', { time: clockText(startsAt, zone) })}
      fields={draft}
      busy={busy}
      failure={failure}
      submit={submit}
    >
      <FormAlert failure={failure} reload={lookAgain} />
      <RadioField source="verdict" label={translate('interviews.verdict')} options={verdictOptions()} />
      <TextField
        source="reason"
        label={translate('interviews.reason')}
        hint={translate('interviews.reasonHint')}
        lines={2}
        maxLength={limits.GiveVerdictRequest.reason}
      />
      <FormButtons
        save={translate('interviews.verdictGive')}
        quiet={!draft.values.verdict && !draft.values.reason}
        busy={busy}
      />
    </Form>
  );
};
