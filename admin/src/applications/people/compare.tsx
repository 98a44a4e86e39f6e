import type { Application } from '@frontdoor/contract';
import { type ReactNode, useState } from 'react';
import { reads } from '../../data/reads.ts';
import { useRead } from '../../data/use-read.ts';
import { Tick } from '../../form/fields/tick.tsx';
import { Modal } from '../../form/modal.tsx';
import { translate } from '../../messages/translate.ts';
import { Reading } from '../../values/reading.tsx';
import { ScrollRegion } from '../../values/scroll-region.tsx';
import { orNoMessage } from '../../values/texts.ts';
import { dateText } from '../../values/times/dates.ts';
import { AnswerDue } from '../answer/answer-due.tsx';
import { labelOf } from '../application-fields.ts';
import { BulkMoveDialog } from '../move/bulk-move-dialog.tsx';
import { experienceText } from '../positions.ts';
import { ResumeCell } from '../resume/resume-cell.tsx';
import { StageLabel } from '../stage-label.tsx';
import { isOpen } from '../stages.ts';
import { BulkWriteDialog } from '../write/bulk-write-dialog.tsx';
import './people.css';

/** A line of the comparison. `differs` gives the text that is compared; a line without it is only shown. */
type Line = {
  label: string;
  show: (one: Application) => ReactNode;
  differs?: (one: Application) => string | null;
};

const lines = (): Line[] => [
  { label: labelOf('apply'), show: ({ apply }) => apply, differs: ({ apply }) => apply },
  { label: translate('fields.stage'), show: ({ stage }) => <StageLabel stage={stage} /> },
  { label: translate('applications.answer.label'), show: (one) => <AnswerDue record={one} labelled /> },
  { label: translate('fields.received'), show: ({ createdAt }) => dateText(createdAt) },
  { label: translate('fields.name'), show: ({ name }) => name, differs: ({ name }) => name },
  { label: translate('fields.email'), show: ({ email }) => email, differs: ({ email }) => email.toLowerCase() },
  { label: labelOf('phone'), show: ({ phone }) => phone, differs: ({ phone }) => phone },
  {
    label: labelOf('experience'),
    show: ({ experience }) => experienceText(experience),
    differs: ({ experience }) => experience,
  },
  { label: labelOf('linkedin'), show: ({ linkedin }) => linkedin, differs: ({ linkedin }) => linkedin },
  { label: translate('fields.resume'), show: (one) => <ResumeCell record={one} hr /> },
  { label: translate('applications.message'), show: ({ message }) => orNoMessage(message) },
];

const isAnswerable = ({ standing }: Application) => standing === 'clear';

type TableProps = {
  applications: readonly Application[];
  chosen: readonly string[];
  choose: (id: string, chosen: boolean) => void;
};

const Table = ({ applications, chosen, choose }: TableProps) => (
  <ScrollRegion title={translate('people.sideBySide')}>
    <table className="plain-table compared">
      <thead>
        <tr>
          <th scope="col">{translate('people.what')}</th>
          {applications.map((one) => (
            <th key={one.id} scope="col">
              {isAnswerable(one) ? (
                <Tick
                  label={translate('people.answer', { reference: one.reference })}
                  ticked={chosen.includes(one.id)}
                  change={(ticked) => choose(one.id, ticked)}
                />
              ) : (
                one.reference
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines().map(({ label, show, differs }) => {
          const values = new Set(applications.map((one) => differs?.(one) ?? ''));
          // A line is left out where no application has a value.
          if (differs && values.size === 1 && values.has('')) return null;
          return (
            <tr key={label} data-differs={values.size > 1 || undefined}>
              <th scope="row">
                {label}
                {values.size > 1 && <span className="visually-hidden"> {translate('people.differs')}</span>}
              </th>
              {applications.map((one) => (
                <td key={one.id}>{show(one)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  </ScrollRegion>
);

type Props = { ids: readonly string[]; close: () => void };

/** All applications of one person side by side, answered together: one move, or one mail. */
export const Compare = ({ ids, close }: Props) => {
  const query = useRead(reads.several(ids));
  const [left, setLeft] = useState<readonly string[]>();
  const [answering, setAnswering] = useState<'move' | 'write'>();
  const applications = query.data ?? [];
  const chosen = left ?? applications.filter((one) => isAnswerable(one) && isOpen(one)).map(({ id }) => id);
  const answered = applications.filter(({ id }) => chosen.includes(id));
  if (answering === 'move') return <BulkMoveDialog close={close} of={answered} />;
  if (answering === 'write') return <BulkWriteDialog close={close} of={answered} />;
  return (
    <Modal title={translate('people.heading', { count: ids.length })} cancel={close} wide>
      <Reading query={query} what={translate('applications.many')}>
        {(all) => (
          <Table
            applications={all}
            chosen={chosen}
            choose={(id, ticked) => setLeft(ticked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        )}
      </Reading>
      {answered.length === 0 && <p className="hint">{translate('people.chooseOne')}</p>}
      <div className="form-buttons">
        {answered.length > 0 && (
          <>
            <button type="button" className="button primary" onClick={() => setAnswering('move')}>
              {translate('people.move', { count: answered.length })}
            </button>
            <button type="button" className="button" onClick={() => setAnswering('write')}>
              {translate('people.write', { count: answered.length })}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={close}>
          {translate('people.close')}
        </button>
      </div>
    </Modal>
  );
};
