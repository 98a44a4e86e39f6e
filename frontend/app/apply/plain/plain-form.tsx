import { forms } from '@frontdoor/contract';
import { FormHead } from '../../forms/form-head.tsx';
import { FormCell } from '../../forms/fields/form-cell.tsx';
import { Trap } from '../../forms/trap/trap.tsx';
import { Each, If } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { Cell } from '../../ui/fields/cell.tsx';
import { ClosedPost } from '../closed-post.tsx';
import { textFields } from '../fields/application-fields.ts';
import { Consents } from '../fields/consents.tsx';
import { resumeAccept } from '../fields/resume-checks.ts';
import { applicationFields, applicationWords, choices } from '../form-words.ts';
import { emptyValues } from '../values.ts';
import { plainPath } from './plain-path.ts';

const idOf = (name: string) => `plain-${name}`;
const ignored = () => undefined;

/**
 * The form as browsers without script send it, with the lists that the API knows. The browser itself asks for what is missing, and after
 * a refusal brings back what was typed, which it does not where `autocomplete` of the form is off.
 */
export const PlainForm = () => (
  <form
    method="post"
    action={forms.application.path}
    encType="multipart/form-data"
    aria-labelledby={idOf('title')}
    className="title-block"
  >
    <FormHead id={idOf('title')} title={applicationWords.title} note={applicationWords.note} status="" />
    <If the="closed">
      <ClosedPost />
    </If>
    <Trap />
    <If the="post">
      <input type="hidden" name="job_post" value={value('post')} />
    </If>
    {textFields.map((field) =>
      field.choice ? (
        <Choice key={field.name} name={field.name} label={field.label} />
      ) : (
        <FormCell key={field.name} field={field} id={idOf(field.name)} value="" fault={undefined} onText={ignored} />
      ),
    )}
    <Cell id={idOf('resume')} label={applicationFields.resume.label} help={applicationFields.resume.help} optional>
      {(control) => <input {...control} type="file" name="resume" accept={resumeAccept} />}
    </Cell>
    <Consents idOf={idOf} values={emptyValues} faults={{}} onChange={ignored} />
    <p className="flex justify-end p-4">
      <button type="submit" className="button primary max-sm:grow">
        {applicationWords.button}
      </button>
    </p>
  </form>
);

const Choice = ({ name, label }: { name: string; label: string }) => (
  <Cell id={idOf(name)} label={label}>
    {(control) => (
      <>
        <select {...control} name={name} required>
          {name === 'apply' ? (
            <If the="chosen" otherwise={unchosen}>
              <option value={value('chosen')}>{value('chosen')}</option>
            </If>
          ) : (
            unchosen
          )}
          <Each of={name === 'apply' ? 'positions' : name}>
            <option value={value('this')}>{value('this')}</option>
          </Each>
        </select>
        {name === 'apply' && <WayToOthers />}
      </>
    )}
  </Cell>
);

/** An application for one post is for that post alone. The empty post keeps the API from taking it from the page before. */
const WayToOthers = () => (
  <If the="isFixed">
    <p className="mt-1 text-[0.9rem]">
      <a className="underlined" href={`${plainPath}&post=`}>
        {applicationWords.another}
      </a>
    </p>
  </If>
);

const unchosen = <option value="">{choices.loaded}</option>;
