import { useState } from 'react';
import { useListContext } from 'react-admin';

/** Part of a name, looked for when the field is left or Enter is pressed. */
export const ActorFilter = () => {
  const { filterValues, setFilters } = useListContext();
  const { actor = '', ...others } = filterValues;
  const [typed, setTyped] = useState(String(actor));
  const search = () => {
    const wanted = typed.trim();
    if (wanted !== actor) setFilters(wanted ? { ...others, actor: wanted } : others);
  };
  return (
    <form
      className="pick"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <label htmlFor="filter-actor" className="mono">
        Who
      </label>
      <input
        id="filter-actor"
        type="search"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={search}
      />
    </form>
  );
};
