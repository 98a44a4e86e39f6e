import { focusOnShow } from '../ui/fields/focus-on-show.ts';

type FormHeadProps = { id: string; title: string; note: string; status: string; focused?: boolean };

/** The head of a form's title block, with one line for the state of the form. `focused`: it has just taken another's place. */
export function FormHead({ id, title, note, status, focused = false }: FormHeadProps) {
  return (
    <header className="border-b-2 border-ink px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          id={id}
          className="!text-[1.375rem] outline-none"
          tabIndex={focused ? -1 : undefined}
          ref={focused ? focusOnShow : null}
        >
          {title}
        </h2>
        <p className="note text-ink-soft">{note}</p>
      </div>
      <p role="status" className={status ? 'mt-2 text-[0.9rem]' : 'sr-only'}>
        {status}
      </p>
    </header>
  );
}
