import { Fragment, useCallback, useEffect } from 'react';
import { isOpenPost, loadFormSettings } from '../../api.ts';
import { FormCell } from '../../forms/fields/form-cell.tsx';
import { useLoad } from '../../load-state.ts';
import { Button } from '../../ui/button.tsx';
import { choices } from '../form-words.ts';
import { ClosedPost } from '../closed-post.tsx';
import { wished, type Link } from '../link.ts';
import { idOf, type Faults, type Values } from '../values.ts';
import { rowsOf, textFields, type TextName } from './application-fields.ts';
import { offeredOr } from './offered.ts';

type TypedFieldsProps = {
  values: Values;
  faults: Faults;
  link: Link;
  arrived: boolean;
  onChange: (changes: Partial<Values>) => void;
};

/** The lists of the form, and whether the post of its link can be applied for. */
async function loadOffer(post: string, signal: AbortSignal) {
  const [settings, isOpen] = await Promise.all([loadFormSettings(signal), post === '' || isOpenPost(post, signal)]);
  return { ...settings, isOpen };
}

const rows = rowsOf(textFields);
const firstWithChoice = rows.find((row) => row.some(({ choice }) => choice));

/** Another position than the one of the vacancy is not that vacancy any more. One that means no offered position is kept with each. */
const changesOf = (name: TextName, text: string, { apply }: Values, isForAny: boolean): Partial<Values> => ({
  [name]: text,
  ...(name === 'apply' && apply !== '' && !isForAny && { job_post: '' }),
});

/** All that is typed or chosen. What is offered comes from the server. */
export function TypedFields({ values, faults, onChange, link, arrived }: TypedFieldsProps) {
  const load = useCallback((signal: AbortSignal) => loadOffer(link.post, signal), [link.post]);
  const { result, again } = useLoad(load);
  const settings = result.state === 'loaded' ? result.data : null;
  const options: Partial<Record<TextName, readonly string[]>> = {
    apply: settings?.positions ?? [],
    experience: settings?.experience ?? [],
  };

  const isForAny = link.post !== '' && offeredOr(options.apply ?? [], link.position, '') === '';

  useEffect(() => {
    if (!settings) return;
    const { position, job_post, apply: chosen } = wished(link, arrived, values, settings.isOpen);
    const apply = offeredOr(settings.positions, position, chosen);
    const experience = offeredOr(settings.experience, null, values.experience);
    const isNew = apply !== values.apply || experience !== values.experience || job_post !== values.job_post;
    if (isNew) onChange({ apply, experience, job_post });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each list of options that the server gives
  }, [settings]);

  const cellOf = (field: (typeof textFields)[number], className = '') => (
    <FormCell
      key={field.name}
      field={field}
      id={idOf(field.name)}
      value={values[field.name]}
      fault={faults[field.name]}
      className={className}
      options={options[field.name]}
      placeholder={choices[result.state]}
      onText={(text) => onChange(changesOf(field.name, text, values, isForAny))}
    />
  );

  const notice = settings?.isOpen === false && <ClosedPost />;
  const cells = rows.map((row) => {
    const [field, beside] = row;
    return (
      <Fragment key={field?.name}>
        {row === firstWithChoice && result.state === 'failed' && (
          <p role="status" className="cell flex flex-wrap items-center justify-between gap-3 text-[0.95rem]">
            {choices.empty}
            <Button className="!min-h-10 !py-1" onClick={again}>
              {choices.again}
            </Button>
          </p>
        )}
        {field && beside ? (
          <div className="grid sm:grid-cols-2">
            {cellOf(field, 'sm:border-r sm:border-r-field')}
            {cellOf(beside)}
          </div>
        ) : (
          row.map((alone) => cellOf(alone))
        )}
      </Fragment>
    );
  });
  return (
    <>
      <div role="status">{notice}</div>
      {cells}
    </>
  );
}
