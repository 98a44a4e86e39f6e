import type { Application } from '@frontdoor/contract';
import { useState } from 'react';
import { DayInput } from '../../../../form/fields/day-input.tsx';
import { ariaKeyOf } from '../../../../keys/key-map.ts';
import { KeyName } from '../../../../keys/key-name.tsx';
import type { Outcome } from '../../../../keys/key-queue.ts';
import { press } from '../../../../keys/keys.ts';
import { useShortcuts } from '../../../../layout/use-shortcuts.ts';
import { translate } from '../../../../messages/translate.ts';
import { dateText } from '../../../../values/times/dates.ts';
import { momentOf } from '../../../../values/times/days.ts';
import { Choices } from './choices.tsx';
import { laterDays } from './later-days.ts';
import { PanelHead } from './panel-head.tsx';
import { unavailable } from '../../../../form/unavailable.ts';

type Props = {
  record: Application;
  busy: boolean;
  /** Without a day the application is back at once. */
  putOff: (until: string | null) => Promise<Outcome>;
  close: () => void;
};

/** A day until which the applicant is put off. */
export const LaterPanel = ({ record, busy, putOff, close }: Props) => {
  const [days] = useState(() => laterDays(new Date().toISOString()));
  const [day, setDay] = useState('');
  const confirm = day && !busy ? () => putOff(day) : undefined;
  useShortcuts({ confirm });
  return (
    <form
      className="panel"
      aria-label={translate('reading.later.form')}
      onSubmit={(event) => {
        event.preventDefault();
        press('confirm');
      }}
    >
      <PanelHead text={translate('reading.later.heading', { name: record.name })} close={close} />
      <Choices
        label={translate('reading.later.until')}
        options={days.map((one) => ({
          id: one.day,
          label: `${translate(`reading.later.days.${one.id}`)}, ${dateText(momentOf(one.day) ?? '')}`,
        }))}
        chosen={day}
        choose={setDay}
      />
      <div className="field">
        <label htmlFor="later-day" className="mono">
          {translate('reading.later.anotherDay')}
        </label>
        <DayInput id="later-day" min={days[0]?.day} value={day} change={setDay} />
      </div>
      <div className="form-buttons">
        <button
          type="submit"
          className="button primary"
          disabled={busy}
          aria-keyshortcuts={ariaKeyOf('confirm')}
          {...unavailable(!day && translate('form.reasons.dayFirst'))}
        >
          {translate('reading.later.putOff')} <KeyName of="confirm" />
        </button>
        {record.laterUntil && (
          <button type="button" className="button" disabled={busy} onClick={() => void putOff(null)}>
            {translate('reading.later.back')}
          </button>
        )}
      </div>
    </form>
  );
};
