/** A field for machines, which fill it: people cannot see it, and neither screen readers nor the Tab key reach it. */
export function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Fax number
        <input type="text" name="fax_number" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
