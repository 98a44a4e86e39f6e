import type { RejectionReason } from '@frontdoor/contract';
import { type ReactNode, useState } from 'react';
import { useGetList } from 'react-admin';
import type { Failure } from '../data/failure.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { SelectField } from '../form/select-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { type Stage, stages } from './stages.ts';
import { faultsLeft, moveFaults, type MoveValues, nothingChosen } from './move-values.ts';
import { StageMail } from './stage-mail.tsx';

type Props = {
  /** The stage that it is in and so cannot go to. */
  from?: Stage;
  /** The first of those who are moved at once. */
  first?: string | undefined;
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

export const MoveForm = ({ from, first, busy, failure, readMail, move, close, reload, children }: Props) => {
  const [values, setValues] = useState(nothingChosen);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { data: reasons = [] } = useGetList<RejectionReason>('rejection-reasons', inUse);
  const set = (some: Partial<MoveValues>) => setValues((current) => ({ ...current, ...some }));
  const errors = { ...failure?.errors, ...faultsLeft(faults, values) };

  const submit = () => {
    const found = moveFaults(values);
    setFaults(found);
    if (Object.keys(found).length === 0) move(values);
  };

  const others = stages.filter((stage) => stage !== from).map((stage) => [stage, stage] as const);
  return (
    <Form label="Move to another stage" className="sheet" busy={busy} submit={submit}>
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
          first={first}
        />
      )}
      <FormButtons save={values.mail ? 'Move and send the mail' : 'Move'} busy={busy} cancel={close} />
    </Form>
  );
};
