import { accessibility } from '../content/accessibility.ts';
import { axeRun } from './axe-run.ts';
import { aim, checks } from './words.ts';

const widths = new Intl.ListFormat('en-IN').format(axeRun.screens.map(String));

/** The aim and its law at the left, as a margin; the work that is done and the work that is open at the right. */
export function Checks() {
  return (
    <div className="grid bg-paper lg:grid-cols-12">
      <section
        aria-labelledby="aim"
        className="gutter border-line py-12 max-lg:border-b lg:col-span-5 lg:border-r lg:py-20"
      >
        <h2 id="aim" className="!text-3xl">
          {aim.title}
        </h2>
        <p className="lead mt-5 !text-ink">{aim.text}</p>
        {accessibility.law.map((text) => (
          <p key={text} className="mt-4 max-w-[36em] text-ink-soft">
            {text}
          </p>
        ))}
      </section>
      <section aria-labelledby="checks" className="gutter py-12 lg:col-span-7 lg:py-20">
        <h2 id="checks" className="!text-3xl">
          {checks.title}
        </h2>
        <ul className="mt-6">
          {checks.list.map(({ name, text }) => (
            <li key={name} className="border-t border-line py-5">
              <h3>{name}</h3>
              <p className="mt-2 text-ink-soft">
                {typeof text === 'string' ? text : text(axeRun.axe, axeRun.pages.length, widths)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
