import type { ReactNode } from 'react';

export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type CellProps = {
  id: string;
  label: string;
  help?: string | undefined;
  fault?: string | undefined;
  optional?: boolean;
  className?: string;
};

/** One ruled cell of a title block: the label, the help text, the control, and its fault. */
export function Cell({
  id,
  label,
  help,
  fault,
  optional,
  className = '',
  children,
}: CellProps & { children: (control: ControlProps) => ReactNode }) {
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div className={`cell ${fault ? 'wrong' : ''} ${className}`}>
      <label htmlFor={id} className="block text-[0.9rem] font-semibold">
        {label} {optional && <span className="note font-normal text-ink-soft">optional</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className="text-[0.85rem] leading-snug text-ink-soft">
          {help}
        </p>
      )}
      {children({
        id,
        className: 'control',
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <Fault id={id} text={fault} />
    </div>
  );
}

export function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={`${id}-fault`} className="mt-1 text-[0.9rem] leading-snug font-medium text-bad">
      {text}
    </p>
  );
}
