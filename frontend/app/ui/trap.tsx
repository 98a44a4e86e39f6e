/** A field that people neither see nor hear nor reach with the Tab key. Machines fill it. */
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
