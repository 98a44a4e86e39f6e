import { Fragment, useCallback, useEffect, useState } from 'react';
import { findOffer, loadFormSettings, type PostOffer } from '../../api.ts';
import { FormCell } from '../../forms/fields/form-cell.tsx';
import { useLoad } from '../../load-state.ts';
import { Button } from '../../ui/button.tsx';
import { choices } from '../form-words.ts';
import { ClosedPost } from '../closed-post.tsx';
import { postFor, wished, type Link } from '../link.ts';
import { isPostRefused } from '../sent/failed-words.ts';
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

const none: PostOffer = { isOpen: true, title: null };

/** The lists of the form, and the post of its link. The title of the post decides over the words of an older link. */
async function loadOffer({ post, position }: Link, signal: AbortSignal) {
  const [settings, { isOpen, title }] = await Promise.all([
    loadFormSettings(signal),
    post === '' ? none : findOffer(post, signal),
  ]);
  const asked = { post, position: title ?? position };
  return { ...settings, isOpen, asked, meant: offeredOr(settings.positions, asked.position, '') };
}

const rows = rowsOf(textFields);
const firstWithChoice = rows.find((row) => row.some(({ choice }) => choice));

/** All that is typed or chosen. What is offered comes from the server. */
export function TypedFields({ values, faults, onChange, link, arrived }: TypedFieldsProps) {
  const load = useCallback((signal: AbortSignal) => loadOffer(link, signal), [link]);
  const { result, again } = useLoad(load);
  const settings = result.state === 'loaded' ? result.data : null;
  const options: Partial<Record<TextName, readonly string[]>> = {
    apply: settings?.positions ?? [],
    experience: settings?.experience ?? [],
  };

  // Closed since the lists came: it must not be chosen again with its position.
  const [isRefused, setRefused] = useState(false);
  if (!isRefused && isPostRefused(faults)) setRefused(true);
  const isOpen = settings?.isOpen === true && !isRefused;

  const changesOf = (name: TextName, text: string): Partial<Values> => ({
    [name]: text,
    ...(name === 'apply' && { job_post: isOpen ? postFor(text, { post: link.post, meant: settings.meant }) : '' }),
  });

  useEffect(() => {
    if (!settings) return;
    const { asked, meant, positions } = settings;
    const { position, job_post: kept, apply: chosen } = wished(asked, arrived, values, settings.isOpen);
    const apply = offeredOr(positions, position, chosen);
    const job_post = settings.isOpen && link.post !== '' ? postFor(apply, { post: link.post, meant }) : kept;
    const experience = offeredOr(settings.experience, null, values.experience);
    const changes = Object.entries({ apply, experience, job_post } as const).filter(
      ([name, text]) => text !== values[name as 'apply' | 'experience' | 'job_post'],
    );
    // Only these: what is said of the other fields stays.
    if (changes.length > 0) onChange(Object.fromEntries(changes));
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
      onText={(text) => onChange(changesOf(field.name, text))}
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
