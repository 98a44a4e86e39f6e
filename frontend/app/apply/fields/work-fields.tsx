import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadFormSettings } from '../../api.ts';
import { offeredOr } from './offered.ts';
import { idOf } from '../values.ts';
import { applicationFields as words, choices } from '../form-words.ts';
import { useLoad } from '../../load-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldsProps } from './person-fields.tsx';

export function WorkFields({ values, faults, onChange }: FieldsProps) {
  const { result, again } = useLoad(loadFormSettings);
  const [search] = useSearchParams();
  const wished = search.get('position');
  const settings = result.state === 'loaded' ? result.data : null;
  const placeholder = choices[result.state];

  useEffect(() => {
    if (!settings) return;
    const apply = offeredOr(settings.positions, wished, values.apply);
    const experience = offeredOr(settings.experience, null, values.experience);
    // The link's wish counts once, because a reload must not undo a later choice.
    if (wished !== null) history.replaceState(history.state, '', location.pathname);
    if (apply !== values.apply || experience !== values.experience) onChange({ apply, experience });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each list of options that the server gives
  }, [settings]);

  return (
    <>
      {result.state === 'failed' && (
        <p role="status" className="cell flex flex-wrap items-center justify-between gap-3 text-[0.95rem]">
          {choices.empty}
          <Button className="!min-h-10 !py-1" onClick={again}>
            {choices.again}
          </Button>
        </p>
      )}
      <div className="grid sm:grid-cols-2">
        <SelectField
          id={idOf('apply')}
          name="apply"
          {...words.apply}
          className="sm:border-r sm:border-r-field"
          placeholder={placeholder}
          options={settings?.positions ?? []}
          value={values.apply}
          fault={faults.apply}
          // Another position than the link's is not that vacancy any more.
          onText={(apply) => onChange({ apply, ...(values.apply !== '' && { job_post: '' }) })}
        />
        <SelectField
          id={idOf('experience')}
          name="experience"
          {...words.experience}
          placeholder={placeholder}
          options={settings?.experience ?? []}
          value={values.experience}
          fault={faults.experience}
          onText={(experience) => onChange({ experience })}
        />
      </div>
      <TextField
        id={idOf('linkedin')}
        name="linkedin"
        type="url"
        inputMode="url"
        {...words.linkedin}
        optional
        autoComplete="url"
        autoCapitalize="none"
        enterKeyHint="next"
        value={values.linkedin}
        fault={faults.linkedin}
        onText={(linkedin) => onChange({ linkedin })}
      />
      <TextArea
        id={idOf('message')}
        name="message"
        {...words.message}
        optional
        rows={5}
        value={values.message}
        fault={faults.message}
        onText={(message) => onChange({ message })}
      />
    </>
  );
}
