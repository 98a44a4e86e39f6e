import type { Schemas } from '@frontdoor/contract';
import { useState } from 'react';
import { changes } from '../data/changes.ts';
import { useFetchAgain } from '../data/use-read.ts';
import { useDraft } from '../form/drafts/use-draft.ts';
import { TickField } from '../form/fields/tick-field.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { FormButtons } from '../form/form-buttons.tsx';
import { Form } from '../form/form.tsx';
import { useUpdateDraft } from '../form/use-update-draft.ts';
import { translate } from '../messages/translate.ts';
import { HolidayList } from './holiday-list.tsx';
import { fromLine, toLine } from './holidays.ts';
import { Weekend } from './weekend.tsx';

/** With the id that react-admin wants of every record. */
export type Calendar = Schemas['CalendarView'] & { id: string };

const valuesOf = ({ weekend, holidays, figurePublished }: Calendar) => ({
  weekend,
  holidays: holidays.map(toLine),
  figurePublished,
});

export const EditCalendar = ({ calendar }: { calendar: Calendar }) => {
  const draft = useDraft('calendar', calendar, valuesOf);
  const { busy, failure, save, stale } = useUpdateDraft('calendar', draft);
  const fetchAgain = useFetchAgain();
  const [movedDates, setMovedDates] = useState<number>();
  const { weekend, holidays, figurePublished } = draft.values;

  const submit = async () => {
    setMovedDates(undefined);
    const saved = await save({ weekend, holidays: holidays.map(fromLine), figurePublished });
    if (!saved) return;
    draft.startFrom(saved);
    setMovedDates((saved as Calendar & { movedDates?: number }).movedDates ?? 0);
    await fetchAgain(changes.calendar());
  };

  return (
    <Form label={translate('calendar.heading')} busy={busy} failure={failure} fields={draft} submit={submit}>
      <p className="hint">
        {translate('calendar.intro', { count: draft.seen.answerDays })}{' '}
        {translate('calendar.zone', { zone: draft.seen.timeZone })}
      </p>
      <Weekend />
      <HolidayList />
      <fieldset>
        <legend className="mono">{translate('calendar.figure')}</legend>
        <p className="hint">{translate('calendar.figureHint')}</p>
        <TickField source="figurePublished" label={translate('calendar.publish')} />
      </fieldset>
      <FormAlert failure={failure} stale={stale} />
      {movedDates !== undefined && !draft.changed && (
        <p role="alert" className="done">
          {translate('calendar.saved')}{' '}
          {movedDates === 0 ? translate('calendar.noneMoved') : translate('calendar.moved', { count: movedDates })}
        </p>
      )}
      <FormButtons save={translate('buttons.save')} busy={busy} unsaved={draft.changed} />
    </Form>
  );
};
