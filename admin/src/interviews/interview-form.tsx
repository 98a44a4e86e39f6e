import { type Interview, limits } from '@frontdoor/contract';
import type { Failure } from '../data/failure.ts';
import type { NewDraft } from '../form/drafts/use-draft.ts';
import { SelectField } from '../form/fields/select-field.tsx';
import { TextField } from '../form/fields/text-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { FocusFirst } from '../form/focus-first.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { Modal } from '../form/modal.tsx';
import { translate } from '../messages/translate.ts';
import { OtherInterviews } from './coming/other-interviews.tsx';
import { zoneOptions } from './interview-text.ts';
import type { InterviewValues } from './interview-values.ts';
import { PeopleField } from './people-field.tsx';
import { TakenWarning } from './taken-warning.tsx';

const lengths = [15, 30, 45, 60, 75, 90, 120, 180, 240];

const lengthOptions = (minutes: string) =>
  [...new Set([...lengths, Number(minutes)])]
    .toSorted((one, other) => one - other)
    .map((count) => [String(count), translate('interviews.minutes', { count })] as const);

type Props = {
  title: string;
  save: string;
  /** Of the applicant. */
  name: string;
  draft: NewDraft<InterviewValues>;
  busy: boolean;
  failure: Failure | undefined;
  reload?: () => void;
  submit: () => unknown;
  close: () => void;
  /** Whether the application can go to the stage interview along with it. */
  offersMove?: boolean;
  /** The coming interviews with the applicant beside which this one would be. */
  others?: readonly Interview[];
  /** Changes one of these instead. */
  changeOther?: (other: Interview) => void;
  /** The interview that is changed, its state, and who takes part in it. */
  changed?: { id: string; state: Interview['state']; people: readonly { id: string; name: string }[] };
};

/** When, where and with whom an interview is, as it is arranged and changed. */
export const InterviewForm = (props: Props) => {
  const { title, save, name, draft, busy, failure, reload, submit, close, offersMove = false, changed } = props;
  const { others = [], changeOther } = props;
  const { values } = draft;
  // What stands in calendars has one time.
  const offersTwo = changed?.state !== 'arranged';
  return (
    <Modal title={title} cancel={close} returnsFocus>
      <Form label={title} className="sheet" fields={draft} busy={busy} failure={failure} submit={submit}>
        <FocusFirst />
        <FormAlert failure={failure} {...(reload && { reload })} />
        {changeOther && <OtherInterviews name={name} others={others} change={changeOther} />}
        <TextField
          source="start"
          label={translate('interviews.start')}
          hint={translate('interviews.startHint')}
          type="datetime-local"
        />
        {offersTwo && (
          <TextField
            source="otherStart"
            label={translate('interviews.otherStart')}
            hint={translate('interviews.otherStartHint')}
            type="datetime-local"
          />
        )}
        <div className="pair">
          <SelectField source="zone" label={translate('interviews.zone')} options={zoneOptions(values.zone)} />
          <SelectField
            source="minutes"
            label={translate('interviews.length')}
            options={lengthOptions(values.minutes)}
          />
        </div>
        <TextField
          source="place"
          label={translate('interviews.place')}
          hint={translate('interviews.placeHint')}
          maxLength={limits.MoveInterviewRequest.place}
        />
        <TextField
          source="details"
          label={translate('interviews.details')}
          hint={translate('interviews.detailsHint')}
          maxLength={limits.MoveInterviewRequest.details}
        />
        <PeopleField {...(changed && { chosen: changed.people })} />
        <TakenWarning values={values} except={changed?.id} />
        {values.otherStart && <TakenWarning values={{ ...values, start: values.otherStart }} except={changed?.id} />}
        {offersMove && <TickField source="moves" label={translate('interviews.movesAlong')} />}
        <p className="hint">
          {translate(values.otherStart ? 'interviews.mailsHintOfTwo' : 'interviews.mailsHint', { name })}
        </p>
        <FormButtons
          save={save}
          busy={busy}
          missing={changed && !draft.changed && translate('form.reasons.unchanged')}
          cancel={close}
          draft={draft}
        />
      </Form>
    </Modal>
  );
};
