import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { translate } from '../../../messages/translate.ts';
import { useAddedFilters } from './added-filters.tsx';
import { chipsOf, type ListFilter, without } from './list-filter.ts';
import './chips.css';

/** The filters of a list: those that are set, each with its control, and a button that adds others. */
export const FilterChips = ({ filters }: { filters: readonly ListFilter[] }) => {
  const { filterValues, setFilters } = useListContext();
  const { added, setAdded, clear: clearAll } = useAddedFilters();
  const [isAdding, setAdding] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const latest = useRef<string>(undefined);
  const { shown, others, canBeAdded } = chipsOf(filters, filterValues, added);

  // The control of a filter that was just added is the next thing to use.
  useEffect(() => {
    if (latest.current === undefined) return;
    const chip = [...(bar.current?.querySelectorAll<HTMLElement>('[data-filter]') ?? [])].find(
      ({ dataset }) => dataset['filter'] === latest.current,
    );
    latest.current = undefined;
    chip?.querySelector<HTMLElement>('select, input')?.focus();
  }, [added]);

  const add = ({ label }: ListFilter) => {
    latest.current = label;
    setAdded([...added, label]);
    setAdding(false);
  };
  const remove = (filter: ListFilter) => {
    setAdded(added.filter((label) => label !== filter.label));
    setFilters(without([filter], filterValues));
    bar.current?.querySelector<HTMLElement>('.add-filter')?.focus();
  };
  const fold = (event: KeyboardEvent) => {
    if (!isAdding || event.key !== 'Escape') return;
    event.stopPropagation();
    setAdding(false);
    bar.current?.querySelector<HTMLElement>('.add-filter')?.focus();
  };
  const clear = () => {
    setAdding(false);
    clearAll();
  };
  const isClear = Object.keys(filterValues).length === 0 && (!canBeAdded || added.length === 0);

  return (
    <div ref={bar} className="filter-chips" role="group" aria-label={translate('grid.filters.label')}>
      {shown.map((filter) => (
        <div
          key={filter.label}
          className="filter-chip"
          data-filter={filter.label}
          // A filter that a link has set stays while it is changed, also while it is empty.
          onFocus={() => {
            if (!added.includes(filter.label)) setAdded([...added, filter.label]);
          }}
        >
          {filter.control}
          {canBeAdded && (
            <button
              type="button"
              className="remove"
              aria-label={translate('grid.filters.remove', { filter: filter.label })}
              onClick={() => remove(filter)}
            >
              <span aria-hidden="true">×</span>
            </button>
          )}
        </div>
      ))}
      {canBeAdded && others.length > 0 && (
        <button
          type="button"
          className="button add-filter"
          aria-expanded={isAdding}
          aria-controls="filters-to-add"
          onClick={() => setAdding(!isAdding)}
          onKeyDown={fold}
        >
          <span aria-hidden="true">+</span> {translate('grid.filters.add')}
        </button>
      )}
      {!isClear && (
        <button type="button" className="link" onClick={clear}>
          {translate('grid.filters.clear')}
        </button>
      )}
      <div id="filters-to-add" className="filters-to-add" hidden={!isAdding}>
        {others.map((filter) => (
          <button key={filter.label} type="button" className="button" onClick={() => add(filter)} onKeyDown={fold}>
            {filter.label}
          </button>
        ))}
      </div>
    </div>
  );
};
