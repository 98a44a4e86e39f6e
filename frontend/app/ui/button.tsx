import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<'button'> & { primary?: boolean; busy?: boolean };

/** A button of the house. A busy one keeps its place and the focus, which `disabled` would take away, and does nothing. */
export function Button({
  primary = false,
  busy = false,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the caller's choice, a plain button without one
      type={type}
      className={`button ${primary ? 'primary' : ''} ${className}`}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}
