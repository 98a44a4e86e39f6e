import type { Choice, Facet, FacetOptions } from './filter-positions.ts';
import { filterWords } from '../words.ts';

interface PositionFiltersProps {
  facets: readonly FacetOptions[];
  choice: Choice;
  /** An empty value lets every post through. */
  onChoose: (facet: Facet, value: string) => void;
}

/** What a long list of positions is narrowed by, as ruled cells of one row. */
export function PositionFilters({ facets, choice, onChoose }: PositionFiltersProps) {
  return (
    <fieldset className="title-block mb-8 grid border-b sm:auto-cols-fr sm:grid-flow-col">
      <legend className="sr-only">{filterWords.legend}</legend>
      {facets.map(({ facet, term, options }) => (
        <div key={facet} className="cell sm:border-r sm:border-r-field sm:last:border-r-0">
          <label htmlFor={`filter-${facet}`} className="note text-ink-soft">
            {term}
          </label>
          <select
            id={`filter-${facet}`}
            className="control"
            value={choice[facet] ?? ''}
            onChange={(event) => onChoose(facet, event.target.value)}
          >
            <option value="">{filterWords.all}</option>
            {options.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {label} ({count})
              </option>
            ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
}
