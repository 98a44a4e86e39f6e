import type { ReactNode } from 'react';
import { Choice, Each, If, With } from '../../served/template.tsx';
import { value } from '../../served/value.ts';
import { employmentTypes, factTerms, filterWords, workplaces } from './words.ts';

/** The filters of a list; their names are also the names in the page's address. */
const facets: readonly { name: string; term: string; label: ReactNode }[] = [
  { name: 'location', term: factTerms.location, label: value('value') },
  { name: 'workplace', term: factTerms.workplace, label: <Choice of="word" words={workplaces} /> },
  { name: 'employment', term: factTerms.employment, label: <Choice of="word" words={employmentTypes} /> },
];

const Options = ({ label }: { label: ReactNode }) => {
  const text = (
    <>
      {label} ({value('count')})
    </>
  );
  return (
    <Each of="options">
      <If the="chosen" otherwise={<option value={value('value')}>{text}</option>}>
        <option value={value('value')} selected>
          {text}
        </option>
      </If>
    </Each>
  );
};

/**
 * The filters of a long list of positions, as ruled cells of one row. They are a plain form, because the API answers with
 * the narrowed page.
 */
export const PositionFilters = () => (
  <If the="hasFacets">
    <form action="/career#open-positions" method="get" className="mb-8">
      <fieldset className="title-block grid border-b sm:auto-cols-fr sm:grid-flow-col">
        <legend className="sr-only">{filterWords.legend}</legend>
        {facets.map(({ name, term, label }) => (
          <With key={name} the={`facets.${name}`}>
            <div className="cell sm:border-r sm:border-r-field">
              <label htmlFor={`filter-${name}`} className="note text-ink-soft">
                {term}
              </label>
              <select id={`filter-${name}`} name={name} className="control">
                <option value="">{filterWords.all}</option>
                <Options label={label} />
              </select>
            </div>
          </With>
        ))}
        <div className="cell grid content-center">
          <button type="submit" className="button">
            {filterWords.show}
          </button>
        </div>
      </fieldset>
    </form>
  </If>
);
