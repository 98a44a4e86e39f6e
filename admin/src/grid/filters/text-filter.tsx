import { useFilterText } from './use-filter-text.ts';

/** A text that is looked for when the field is left or Enter is pressed. */
export const TextFilter = ({ source, label }: { source: string; label: string }) => {
  const { typed, setTyped, apply } = useFilterText(source);
  return (
    <form
      className="pick"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
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
        onBlur={apply}
      />
    </form>
  );
};
