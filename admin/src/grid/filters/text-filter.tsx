import { useState } from 'react';
import { useListContext } from 'react-admin';

/** A text that is looked for when the field is left or Enter is pressed. */
export const TextFilter = ({ source, label }: { source: string; label: string }) => {
  const { filterValues, setFilters } = useListContext();
  const { [source]: filtered = '', ...others } = filterValues;
  const [typed, setTyped] = useState(String(filtered));
  const search = () => {
    const text = typed.trim();
    if (text !== filtered) setFilters(text ? { ...others, [source]: text } : others);
  };
  return (
    <form
      className="pick"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor={`filter-${source}`} className="mono">
        {label}
      </label>
      <input
        id={`filter-${source}`}
        type="search"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={search}
      />
    </form>
  );
};
