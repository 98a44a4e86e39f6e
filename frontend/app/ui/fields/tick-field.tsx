import type { ReactNode } from 'react';
import { Fault } from './cell.tsx';

type TickFieldProps = {
  id: string;
  name: string;
  checked: boolean;
  fault: string | undefined;
  onTick: (on: boolean) => void;
  children: ReactNode;
};

export function TickField({ id, name, checked, fault, onTick, children }: TickFieldProps) {
  return (
    <div className={`cell ${fault ? 'wrong' : ''}`}>
      <div className="flex gap-3">
        <input
          type="checkbox"
          id={id}
          name={name}
          className="tick-box"
          checked={checked}
          required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <label htmlFor={id} className="text-[0.97rem] leading-snug">
          {children}
        </label>
      </div>
      <Fault id={id} text={fault} />
    </div>
  );
}
