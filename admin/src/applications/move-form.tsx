import type { Application, RejectionReason } from '@frontdoor/contract';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Failure } from '../data/failure.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import type { NewDraft } from '../form/use-draft.ts';
import { countText } from '../values/texts.ts';
import { type Stage, stages } from './stages.ts';
import { faultsLeft, moveFaults, type MoveValues } from './move-values.ts';
import { StageMail } from './stage-mail.tsx';

type Props = {
  /** The stage that it is in and so cannot go to. */
  from?: Stage;
  /** Those who are moved at once, where it is not one alone. */
  to?: readonly Application[];
  draft: NewDraft<MoveValues>;
  busy: boolean;
  failure: Failure | undefined;
  /** The mail that belongs to a stage, to begin with. */
  readMail: (stage: Stage) => Promise<{ subject: string; body: string }>;
  move: (values: MoveValues) => void;
  close: () => void;
  reload?: () => void;
  children?: ReactNode;
};

const inUse = {
  filter: { retired: false },
  sort: { field: 'position', order: 'ASC' },
} as const;

const sendText = (to: Props['to']) => `Move and send ${to ? countText(to.length, 'mail') : 'the mail'}`;

export const MoveForm = ({ from, to, draft, busy, failure, readMail, move, close, reload, children }: Props) => {
  const { change: set } = draft;
  // Somebody else may have moved it there since.
  const values = draft.values.stage === from ? { ...draft.values, stage: '' as const } : draft.values;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { data: reasons = [] } = useGetList<RejectionReason>('rejection-reasons', inUse);
  const errors = { ...failure?.errors, ...faultsLeft(faults, values) };

  const submit = () => {
    const found = moveFaults(values);
    setFaults(found);
    if (Object.keys(found).length === 0) move(values);
  };

  const others = stages.filter((stage) => stage !== from).map((stage) => [stage, stage] as const);
  return (
    <Form label="Move to another stage" className="sheet" busy={busy} draft={draft} submit={submit}>
      <FormAlert failure={failure} reload={reload} />
      {children}
      <SelectField<Stage | ''>
        label="Stage"
        value={values.stage}
        change={(stage) => set({ stage, mail: null })}
        options={[['', 'Choose…'], ...others]}
        error={errors['stage']}
      />
      {values.stage === 'rejected' && (
        <SelectField
          label="Reason"
          value={values.reason}
          change={(reason) => set({ reason })}
          options={[['', 'Choose…'], ...reasons.map(({ id, label }) => [id, label] as const)]}
          error={errors['reason']}
        />
      )}
      <TextField
        label="Why (optional)"
        hint="For HR only; it stands in the history."
        lines={2}
        maxLength={1000}
        value={values.note}
        change={(note) => set({ note })}
        error={errors['note']}
      />
      {values.stage && (
        <StageMail
          key={values.stage}
          read={readMail}
          stage={values.stage}
          mail={values.mail}
          change={(mail) => set({ mail })}
          errors={errors}
          {...(to && { to })}
        />
      )}
      <FormButtons save={values.mail ? sendText(to) : 'Move'} busy={busy} cancel={close} draft={draft} />
    </Form>
  );
};
