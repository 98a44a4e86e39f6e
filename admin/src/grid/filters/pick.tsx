type Props = {
  id: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  choose: (value: string) => void;
  className?: string;
};

/** A select of the strip above a list. */
export const Pick = ({ id, label, options, value, choose, className = '' }: Props) => (
  <div className={`pick ${className}`}>
    <label htmlFor={id} className="mono">
      {label}
    </label>
    <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
