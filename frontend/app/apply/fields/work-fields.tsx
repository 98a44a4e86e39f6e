import { useEffect } from 'react';
import { loadFormSettings } from '../../api.ts';
import { wished, type Link } from '../link.ts';
import { offeredOr } from './offered.ts';
import { idOf } from '../values.ts';
import { applicationFields as words, choices } from '../form-words.ts';
import { useLoad } from '../../load-state.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FieldsProps } from './person-fields.tsx';

type WorkFieldsProps = FieldsProps & { link: Link; arrived: boolean };

export function WorkFields({ values, faults, onChange, link, arrived }: WorkFieldsProps) {
  const { result, again } = useLoad(loadFormSettings);
  const settings = result.state === 'loaded' ? result.data : null;
  const placeholder = choices[result.state];

  useEffect(() => {
    if (!settings) return;
    const { position, job_post } = wished(link, arrived, values);
    const apply = offeredOr(settings.positions, position, values.apply);
    const experience = offeredOr(settings.experience, null, values.experience);
    const isNew = apply !== values.apply || experience !== values.experience || job_post !== values.job_post;
    if (isNew) onChange({ apply, experience, job_post });
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
        type="text"
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
